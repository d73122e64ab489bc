name = Жёлуди
tagline = Кто возьмёт последний?
minutes = 1
ask-take = Возьмите жёлудь
