name = Acorns
tagline = Who takes the last one?
ask-take = Take an acorn
