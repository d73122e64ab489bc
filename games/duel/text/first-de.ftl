# In den ersten Partien: wozu jede Wahl gut ist.
for-ban = Nimm den Ninja heraus, dem du am wenigsten begegnen willst.
for-step-forward = Du führst diesen Kampf, und deine Aufträge können zählen.
for-challenge = Bestimme, welcher Gegner sich dir stellt.
for-discard = Die Hand ist voll: trenne dich von der schwächsten.
for-pick = Sende am besten, wessen Karten du kennst.
for-change = 15 Techniken sind von selbst gepackt; hier wählst du sie selbst.
for-back = Noch ist nichts geschickt: Sieh dir einen anderen Ninja an.
for-drop = Lass weg, was gegen mögliche Gegner am wenigsten hilft.
for-restore = Die Technik kommt doch mit.
for-lay = Drei Karten von links nach rechts: jede trifft ihr Gegenüber und kostet Chakra.
for-take-back = Noch hat es niemand gesehen: leg sie woandershin.
for-call = Eine Verstärkung hilft der Karte auf ihrem Platz, einmal.
for-dismiss = Die Verstärkung kehrt unbenutzt auf die Hand zurück.
for-exchange = Eine andere Karte nimmt verdeckt diesen Platz ein.
for-stay = Deine Karten bleiben, wie sie liegen.
for-done = Sind beide Seiten fertig, wird Platz für Platz aufgedeckt.
for-undone = Du darfst es dir noch einmal überlegen, zweimal je Runde.
