name = Eicheln
tagline = Wer nimmt die letzte?
minutes = 1
ask-take = Nimm eine Eichel
