### Ce qu’attend une coupe en cours, et que faire.

## Ce qu’elle attend

wait-match = Le match { $match } attend.
wait-ready = La partie { $game } du match { $match } n’a pas commencé, car { $engine } n’est pas encore prêt.
wait-unplayable = Le match { $match } ne peut pas être joué.
wait-not-recorded = Le match { $match } attend, car sa partie ne peut pas être enregistrée.
wait-level = Le match { $match } entre { $among } est encore à égalité après toutes les paires de départage.

## Que faire

wait-engine-hint = Faites en sorte que { $engine } puisse démarrer ; Arbiter réessaie toutes les { $seconds ->
    [one] secondes
   *[other] { $seconds } secondes
  }. Ou arrêtez la coupe et retirez ce moteur.
wait-worker-hint = Arbiter réessaie toutes les { $seconds ->
    [one] secondes
   *[other] { $seconds } secondes
  }. Si la mémoire manque, jouez moins de parties à la fois.
wait-ready-hint = Il charge peut-être un gros fichier ou une grande table de hachage. EngineStartupTimeoutInSec fixe le temps qu’il peut prendre.
wait-unplayable-hint = Arrêtez la coupe, corrigez la configuration et reprenez avec --resume --change.
wait-not-recorded-hint = Tranchez le match par une décision de l’arbitre. Sinon la partie sera rejouée dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
wait-level-hint = Déclarez vainqueur { OR($among) }.
wait-disk-hint = La coupe reprendra d’elle-même dès que l’enregistrement sera possible.

## Ce qui a changé

config-value = { $value }
config-value-none = rien
config-engine-missing = absent
config-engine-near = absent (le plus proche est { $engine })
