# In the first games: what each choice is for.
for-ban = Take away the ninja you would least like to meet.
for-step-forward = You lead this fight, and the orders in your hand can pay.
for-challenge = Choose which opponent has to face you.
for-discard = The hand is full: part with the one that helps least.
for-pick = Best send whose cards you know.
for-change = 15 techniques are packed by themselves; here you choose them yourself.
for-back = Nothing is sent yet: look at another ninja.
for-drop = Leave out what does least against whom you may meet.
for-restore = The technique goes along after all.
for-lay = Three cards, left to right: each meets the one opposite, and costs Chakra.
for-take-back = Nothing is seen yet: lay it elsewhere.
for-call = A reinforcement helps the card on its place, once.
for-dismiss = The reinforcement returns to your hand, unused.
for-exchange = Another card takes this place, unseen.
for-stay = Your cards remain as they lie.
for-done = When both sides are done, the cards are turned over place by place.
for-undone = You may think again, twice a round.
