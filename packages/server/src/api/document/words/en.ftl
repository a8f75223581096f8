### The published document as a whole, and what each status means.

document-about = Tournaments over HTTP. A change is one POST, answered once it is on disk. A request that is not allowed is answered with a problem: a code for programs and a sentence for people.
document-session = Of a browser that is signed in
document-token = Of a program
document-key = Makes the request count once: a retry with the same key and content changes nothing and gets the same answer
document-detail = The sentence to show
document-says = The same as data
document-sentence = What `says` says, in the language of the request
document-400 = The request cannot be understood
document-401 = Nobody is signed in
document-403 = The caller may not do this
document-404 = What it names does not exist
document-408 = The request took too long
document-409 = Not possible in the current state
document-410 = No longer valid
document-413 = The request is too large
document-415 = The server does not read this kind of content
document-422 = Understood, but impossible
document-429 = Too many attempts
document-500 = The server made a mistake
document-503 = Not possible now
document-refused = Refused
