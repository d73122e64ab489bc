# Être appelé quand on est attendu : les avis, et où ils vont.
notice-title = À toi : { $game }
notice-with = À la table avec { $names }.
notice-alone = La table t’attend.
notice-room = { $name }, c’est ton tour dans { $game }.
error-no-address = Rien ne peut être envoyé à cette adresse. Elle doit commencer par https:// et être publique.
error-no-service = Ce moyen n’est pas proposé sur ce serveur.
error-no-call = On ne t’appelle déjà plus à cet endroit.
