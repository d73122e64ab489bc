# Being called when one is waited for: notices, and where they go.
notice-title = Your turn: { $game }
notice-with = At the table with { $names }.
notice-alone = The table waits for you.
notice-room = { $name }, it is your turn in { $game }.
error-no-address = Nothing can be sent to this address. It must begin with https:// and be public.
error-no-service = This way isn't set up on this server.
error-no-call = You aren't called there any more.
