name = Glands
tagline = Qui prend le dernier ?
minutes = 1
ask-take = Prenez un gland
