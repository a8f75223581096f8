### Personnes, liens et jetons : qui peut faire quoi, et qui peut suivre.

## L’adresse pour les autres

people-address-title = Adresse pour les autres
people-address-used = Les invitations, les billets et les liens pour suivre commencent par cette adresse
people-address-only-here = Les liens avec cette adresse ne fonctionnent que sur cet ordinateur.
people-address-given = Elle a été donnée au démarrage du serveur, avec --url.
people-address-alone = Le serveur n’écoute que sur cet ordinateur : aucun autre appareil ne peut l’atteindre. Démarrez-le avec --host 0.0.0.0, puis choisissez ici son adresse.
people-address-found = Dans votre réseau, le serveur est accessible à l’adresse :
people-address-use = Utiliser cette adresse
people-address-another = Autre adresse, par exemple https://echecs.example.org
people-address-use-another = L’utiliser
people-address-as-opened = L’adresse à laquelle chaque page est ouverte
people-address-chosen = Les liens commencent désormais par { $address }.
people-address-left = Les liens commencent par l’adresse à laquelle chaque page est ouverte.
people-role-name = { $role ->
   *[owner] Propriétaire
    [director] Arbitre
    [scorer] Marqueur
    [entrant] Participant
    [spectator] Spectateur
  }

## Personnes

people-title = Personnes et partage
people-tab = Personnes
people-taken-back = tout ici peut être annulé
people-people = Personnes
people-table-of = Tableau : { $what }
people-invitations = invitations ouvertes
people-author = chaque fait porte son auteur
people-name = Nom
people-role = Rôle
people-since = Depuis
people-you = vous
people-role-of = Rôle de { $name }
people-now-role = { $name } : désormais { $role }.
people-remove = Retirer
people-remove-title = Retirer { $name }
people-remove-costs = { $name } ne peut plus rien changer ici ; les jetons et les invitations inutilisées créés ici par { $name } prennent fin. Ce qui a été enregistré reste. Une nouvelle invitation permettra à { $name } de revenir.
people-also-entrant-links = { $count ->
    [one] Mettre fin aussi à { $count } lien de participant créé par { $name }. Ce participant aura besoin d’un nouveau lien.
   *[other] Mettre fin aussi à { $count } liens de participants créés par { $name }. Ces participants auront besoin de nouveaux liens.
  }
people-do-remove = Retirer son rôle à { $name }
people-removed = { $name } n’a plus de rôle ici.
people-no-one = Personne d’autre n’a de rôle ici. Invitez quelqu’un à saisir des résultats avec vous.
people-invite = Inviter
people-no-account = un lien, sans compte
people-for = Pour
people-for-whom = pour qui
people-as = comme
people-make-link = Créer un lien
people-shown-once = Affiché une seule fois
people-one-use = un seul usage, fin : { $until }
people-made-at = créé : { $when }
people-made-by = créé par { $name } : { $when }
people-for-label = pour { $label }
people-copy = Copier
people-copied = Copié
people-revoke = Révoquer
people-revoked = Révoqué : { $what }
people-invitation-of = { $role ->
   *[owner] invitation comme propriétaire
    [director] invitation comme arbitre
    [scorer] invitation comme marqueur
  }
people-invitation-for = { $role ->
   *[owner] invitation comme propriétaire pour { $label }
    [director] invitation comme arbitre pour { $label }
    [scorer] invitation comme marqueur pour { $label }
  }
people-revoke-label = Révoquer : { $what }
people-own-links = Liens personnels des participants
people-own-links-count = { $count ->
    [one] { $count } lien
   *[other] { $count } liens
  }
people-tokens = Jetons pour les programmes
people-api = Référence de l’API
people-program = Programme
people-may = Droits
people-made = Créé
people-ends = Fin
people-ends-at = fin : { $when }
people-never = jamais
people-no-tokens = Aucun programme n’a de jeton. Des échiquiers électroniques ou votre propre page en ont besoin pour saisir ou lire des résultats.
people-visibility = { $visibility ->
   *[public] Tout le monde
    [private] Personnes ayant un rôle
  }
people-visibility-now = { $visibility ->
   *[public] Tout le monde peut suivre désormais.
    [private] Seules les personnes ayant un rôle ici peuvent suivre désormais.
  }
people-visibility-about = { $visibility ->
   *[public] Tout le monde voit les appariements, les résultats, les classements et les raisons, et le tournoi figure dans la liste. Seuls les arbitres voient les coordonnées et la base du tirage au sort ; celle-ci est publiée à la clôture, pour que chaque tirage puisse être vérifié.
    [private] Seules les personnes ayant un rôle ici voient le tournoi. Le lien et la page intégrée ne montrent rien aux autres.
  }
people-new-token = Nouveau jeton
people-token-for = À quoi il sert
people-at-most = Avec le rôle
people-holds = Valable
people-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  }
people-forever = jusqu’à sa révocation
people-make-token = Créer le jeton
people-token-once = Il n’est affiché que cette fois. Gardez-le là où le programme le trouve, et nulle part ailleurs.
people-try-it = Essayer en ligne de commande
people-feed = Flux en direct, pour les programmes qui suivent le tournoi
people-watch = Qui peut suivre
people-link = Lien public
people-hall = Pour la salle
people-embed = Sur un autre site
people-embed-about = sans cookies, clair ou sombre selon le lecteur
people-paste = À coller
people-preview = aperçu
people-preview-of = { $name } sur un autre site
people-embed-private = La page intégrée ne montre rien tant que seules les personnes ayant un rôle peuvent suivre.
people-can = Ce que chaque rôle peut faire
people-yes = oui
people-no = non
people-own = les siens
people-can-see = Voir les pages publiques
people-can-report = Saisir un résultat
people-can-publish = Publier les appariements
people-can-correct = Corriger et annuler
people-can-withdraw = Retrait, forfait, inscription tardive
people-can-contact = Voir les coordonnées
people-can-invite = Inviter et retirer des personnes
people-can-archive = Archiver le tournoi
people-claims = La saisie d’un participant compte quand les deux camps saisissent la même chose. Sinon, les arbitres décident.
people-spectator-here = Vous suivez le tournoi. L’organisateur peut vous inviter à saisir des résultats.
people-site-title = Personnes de ce site
people-site-kicker = qui peut ouvrir des tournois ici, et où vous êtes connecté
people-site-people = Propriétaires et arbitres
people-may-open = les arbitres ouvrent des tournois, les propriétaires invitent aussi
people-lost-way = Nouveau lien de connexion
people-lost-way-for = Nouveau lien de connexion pour { $name }
people-erase = Oublier
people-erase-title = Oublier { $name }
people-erase-costs = Le nom { $name } est effacé définitivement, dans tous les tournois. Tous les rôles, connexions, jetons et invitations inutilisées prennent fin. Les résultats enregistrés restent, avec un simple numéro à la place du nom. Cela ne peut pas être annulé.
people-do-erase = Effacer { $name } définitivement
people-erased = La personne a été oubliée.
people-you2 = Vous
people-your-name = Votre nom
people-rename = Changer de nom
people-renamed = Votre nom est maintenant { $name }.
people-key = { $kind ->
   *[session] Navigateur
    [link] Lien de connexion, pas encore utilisé
  }
people-key-made = { $kind ->
   *[session] Navigateur, { $when }
    [link] Lien de connexion, { $when }
  }
people-sign-in-link-of = Lien de connexion, { $name }
people-device = Un autre appareil
people-device-about = Un lien qui vous connecte sur un autre appareil, une fois, dans l’heure.
people-make-way-in = Créer un lien pour un autre appareil
people-keys = Où vous êtes connecté
people-sign-in-links = Liens de connexion
people-sign-out = Se déconnecter ici
people-nobody = Vous n’êtes pas connecté. Ouvrez le lien que vous avez reçu ; il n’y a pas de mots de passe.
people-no-tokens-own = Vous n’avez créé aucun jeton.
people-whole = tout ce que vous pouvez faire
