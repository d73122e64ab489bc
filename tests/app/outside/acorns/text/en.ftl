name = Acorns
tagline = Who takes the last one?
minutes = 1
ask-take = Take an acorn
