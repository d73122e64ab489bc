# Когда тебя ждут: что сообщается и куда.
notice-title = Твой ход: { $game }
notice-with = За столом с тобой: { $names }.
notice-alone = Стол ждёт тебя.
notice-room = { $name }, твой ход: { $game }.
error-no-address = На этот адрес ничего нельзя отправить. Он должен начинаться с https:// и быть публичным.
error-no-service = Этот способ не настроен на этом сервере.
error-no-call = Тебя туда уже не зовут.
