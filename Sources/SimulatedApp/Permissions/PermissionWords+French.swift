extension PermissionWords {
  static let french = PermissionWords(
    titles: [
      .contacts: "« % » souhaite accéder à vos contacts",
      .calendar: "« % » souhaite un accès complet à votre calendrier",
      .reminders: "« % » souhaite accéder à vos rappels",
      .photos: "« % » souhaite accéder à votre photothèque",
      .microphone: "« % » souhaite accéder au micro",
      .camera: "« % » souhaite accéder à l’appareil photo",
      .mediaLibrary:
        "« % » souhaite accéder à Apple Music, à votre activité musicale et vidéo et à votre "
        + "bibliothèque multimédia",
      .homeKit: "« % » souhaite accéder aux données de votre domicile",
      .focus: "« % » souhaite accéder à votre état de concentration",
      .bluetooth: "« % » souhaite utiliser le Bluetooth",
      .location: "Autoriser « % » à utiliser votre position ?",
      .health: "« % » souhaite accéder à vos données de santé",
      .userTracking:
        "Autoriser « % » à suivre vos activités dans les apps et sur les sites web d’autres "
        + "sociétés ?",
      .localNetwork:
        "« % » souhaite rechercher des appareils de votre réseau local et s’y connecter.",
      .notifications: "« % » souhaite vous envoyer des notifications",
    ],
    notificationMessage:
      "Les notifications peuvent inclure des alertes, des sons et des pastilles d’icônes. "
      + "Vous pouvez les configurer dans Réglages.",
    allow: "Autoriser",
    refuse: "Refuser",
    allowOnce: "Autoriser une fois",
    allowInUse: "Autoriser lorsque l’app est active",
    allowAll: "Autoriser l’accès complet",
    limit: "Limiter l’accès…",
    refuseTracking: "Demander à l’app de ne pas suivre mes activités",
    passwordTitle:
      "Voulez-vous enregistrer ce mot de passe dans votre trousseau pour l’utiliser avec "
      + "des apps et des sites web ?",
    passwordSave: "Enregistrer le mot de passe",
    passwordNotNow: "Plus tard",
    cancel: "Annuler")
}
