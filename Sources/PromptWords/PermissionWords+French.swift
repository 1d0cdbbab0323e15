import AppModel

extension PermissionWords {
  static let french = PermissionWords(
    titles: [
      .contacts: "«\u{a0}%\u{a0}» souhaite accéder à vos contacts.",
      .calendar: "«\u{a0}%\u{a0}» souhaite accéder à l’intégralité de votre calendrier.",
      .reminders: "«\u{a0}%\u{a0}» souhaite accéder à vos rappels.",
      .photos: "«\u{a0}%\u{a0}» souhaite accéder à l’intégralité de votre photothèque.",
      .microphone: "«\u{a0}%\u{a0}» souhaite accéder au micro.",
      .camera: "«\u{a0}%\u{a0}» souhaite accéder à la caméra.",
      .mediaLibrary:
        "«\u{a0}%\u{a0}» souhaite accéder à Apple\u{a0}Music, à votre activité musicale et vidéo, "
        + "ainsi qu’à votre bibliothèque multimédia",
      .homeKit: "«\u{a0}%\u{a0}» souhaite accéder à vos données Maison",
      .focus:
        "Autoriser «\u{a0}%\u{a0}» à informer vos correspondants que vos notifications sont "
        + "masquées lorsque vous utilisez un mode de concentration\u{a0}?",
      .bluetooth: "«\u{a0}%\u{a0}» souhaite utiliser le Bluetooth",
      .location: "Autoriser «\u{a0}%\u{a0}» à utiliser votre position\u{a0}?",
      .health:
        "«\u{a0}%\u{a0}» souhaite accéder et mettre à jour vos données médicales des catégories "
        + "suivantes.",
      .userTracking:
        "Autoriser «\u{a0}%\u{a0}» à suivre vos activités dans les apps et sur les sites web "
        + "d’autres sociétés\u{a0}?",
      .localNetwork:
        "Autoriser «\u{a0}%\u{a0}» à rechercher des appareils sur les réseaux locaux\u{a0}?",
      .notifications: "Autorisez-vous «\u{a0}%\u{a0}» à vous envoyer des notifications\u{a0}?",
    ],
    messages: [
      .notifications:
        "Les notifications peuvent inclure des alertes, des sons et des pastilles d’icônes. "
        + "Vous pouvez les configurer dans Réglages.",
      .localNetwork:
        "Cette app pourra découvrir des appareils sur les réseaux que vous utilisez et s’y "
        + "connecter.",
      .bluetooth:
        "Cela permettra à «\u{a0}%\u{a0}» de rechercher des accessoires Bluetooth et de s’y "
        + "connecter. Cette app peut également utiliser le Bluetooth pour savoir si vous êtes à "
        + "proximité.",
    ],
    allow: "Autoriser",
    refuse: "Ne pas autoriser",
    refusals: [
      .userTracking: "Demander à l’app de ne pas me suivre", .notifications: "Refuser",
    ],
    allowOnce: "Autoriser une fois",
    allowInUse: "Autoriser lorsque l’app est active",
    allowAll: "Autoriser l’accès complet",
    limit: "Limiter l’accès…",
    passwordTitle:
      "Voulez-vous enregistrer ce mot de passe pour l’utiliser dans des apps et des sites "
      + "web\u{a0}?",
    passwordSave: "Enregistrer le mot de passe",
    passwordNotNow: "Plus tard",
    cancel: "Annuler")
}
