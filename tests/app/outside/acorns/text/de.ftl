name = Eicheln
tagline = Wer nimmt die letzte?
ask-take = Nimm eine Eichel
