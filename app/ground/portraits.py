"""The faces that a guest may choose, by their names in the kit; `static/js/portraits.js` has the same."""

PORTRAITS = (
    *("naruto", "sakura", "sasuke", "kakashi", "rock-lee", "shikamaru", "gaara", "hinata"),
    *("neji", "tenten", "temari", "ino", "choji", "kiba", "shino", "kankuro"),
    *("jiraiya", "guy", "bee", "itachi", "konan", "deidara", "kisame", "orochimaru"),
)
SEAT_FACES = ("naruto", "kakashi", "rock-lee", "sasuke", "sakura", "shikamaru")  # of those who chose none


def face_of(chosen: str, seat: int) -> str:
    return chosen if chosen in PORTRAITS else SEAT_FACES[seat % len(SEAT_FACES)]
