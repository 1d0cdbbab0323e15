import AppModel

extension PermissionWords {
  static let german = PermissionWords(
    titles: [
      .contacts: "„%“ möchte auf deine Kontakte zugreifen",
      .calendar: "„%“ möchte vollen Zugriff auf deinen Kalender.",
      .reminders: "„%“ möchte auf „Erinnerungen“ zugreifen.",
      .photos: "„%“ möchte vollen Zugriff auf deine Fotomediathek.",
      .microphone: "„%“ möchte auf das Mikrofon zugreifen.",
      .camera: "„%“ möchte auf die Kamera zugreifen.",
      .mediaLibrary:
        "„%“ möchte auf Apple Music, deine Musik- und Videoaktivitäten und auf deine Mediathek "
        + "zugreifen",
      .homeKit: "„%“ möchte auf die Daten deines Zuhauses zugreifen",
      .focus:
        "Darf „%“ beim Verwenden eines Fokus teilen, dass du Mitteilungen stummgeschaltet hast?",
      .bluetooth: "„%“ möchte Bluetooth verwenden",
      .location: "Darf „%“ deinen Standort verwenden?",
      .health:
        "„%“ möchte auf deine Gesundheitsdaten in den folgenden Kategorien zugreifen und sie "
        + "aktualisieren.",
      .userTracking:
        "Darf „%“ deine Aktivitäten in Apps und auf Websites anderer Unternehmen erfassen?",
      .localNetwork: "Darf „%“ nach Geräten in lokalen Netzwerken suchen?",
      .notifications: "„%“ möchte dir Mitteilungen senden",
    ],
    messages: [
      .notifications:
        "Mitteilungen können Hinweise, Töne und Symbolkennzeichen sein. Sie können in den "
        + "Einstellungen konfiguriert werden.",
      .localNetwork:
        "Diese App kann Geräte in Netzwerken, die du verwendest, entdecken und eine Verbindung "
        + "herstellen.",
      .bluetooth:
        "Hiermit kann „%“ Bluetooth-Zubehör finden und sich damit verbinden. Diese App kann "
        + "Bluetooth ebenfalls verwenden, um zu erkennen, wenn du in der Nähe bist.",
    ],
    allow: "Erlauben",
    refuse: "Nicht erlauben",
    refusals: [.userTracking: "App-Tracking ablehnen"],
    allowOnce: "Einmal erlauben",
    allowInUse: "Beim Verwenden der App erlauben",
    allowAll: "Vollen Zugriff erlauben",
    limit: "Zugriff beschränken\u{a0}…",
    passwordTitle: "Soll dieses Passwort für Apps und Websites gesichert werden?",
    passwordSave: "Passwort sichern",
    passwordNotNow: "Später",
    cancel: "Abbrechen")
}
