### Was ein Client der API selbst sagt: Es kam keine Antwort, oder keine von einem Server von uns.

client-no-answer = Der Server ist nicht erreichbar. Versuchen Sie es erneut, sobald das Netz wieder da ist.
client-no-answer-unknown = Der Server hat nicht geantwortet, also ist nicht bekannt, ob das geschehen ist. Sehen Sie nach, sobald das Netz wieder da ist, und versuchen Sie es dann erneut.
client-unreadable = Die Antwort ist nicht lesbar: Sie kommt nicht von diesem Server. Versuchen Sie es erneut; hilft das nicht, wenden Sie sich an den Betreiber.
