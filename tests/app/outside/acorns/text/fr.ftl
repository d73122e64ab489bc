name = Glands
tagline = Qui prend le dernier ?
ask-take = Prenez un gland
