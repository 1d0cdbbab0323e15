extension PermissionWords {
  static let german = PermissionWords(
    titles: [
      .contacts: "„%“ möchte auf deine Kontakte zugreifen",
      .calendar: "„%“ möchte vollen Zugriff auf deinen Kalender",
      .reminders: "„%“ möchte auf deine Erinnerungen zugreifen",
      .photos: "„%“ möchte auf deine Fotos zugreifen",
      .microphone: "„%“ möchte auf das Mikrofon zugreifen",
      .camera: "„%“ möchte auf die Kamera zugreifen",
      .mediaLibrary:
        "„%“ möchte auf Apple Music, deine Musik- und Videoaktivität und deine Mediathek zugreifen",
      .homeKit: "„%“ möchte auf deine Home-Daten zugreifen",
      .focus: "„%“ möchte auf deinen Fokusstatus zugreifen",
      .bluetooth: "„%“ möchte Bluetooth verwenden",
      .location: "Darf „%“ deinen Standort verwenden?",
      .health: "„%“ möchte auf deine Gesundheitsdaten zugreifen",
      .userTracking:
        "Darf „%“ deine Aktivitäten in Apps und auf Websites anderer Unternehmen erfassen?",
      .localNetwork:
        "„%“ möchte Geräte in deinem lokalen Netzwerk suchen und eine Verbindung zu ihnen "
        + "herstellen.",
      .notifications: "„%“ möchte dir Mitteilungen senden",
    ],
    notificationMessage:
      "Mitteilungen können Hinweise, Töne und Kennzeichensymbole sein. Du kannst sie in "
      + "„Einstellungen“ konfigurieren.",
    allow: "Erlauben",
    refuse: "Nicht erlauben",
    allowOnce: "Einmal erlauben",
    allowInUse: "Beim Verwenden der App erlauben",
    allowAll: "Vollen Zugriff erlauben",
    limit: "Zugriff beschränken …",
    refuseTracking: "App-Tracking ablehnen",
    passwordTitle:
      "Möchtest du dieses Passwort in deinem Schlüsselbund sichern, um es mit Apps und "
      + "Websites zu verwenden?",
    passwordSave: "Passwort sichern",
    passwordNotNow: "Jetzt nicht",
    cancel: "Abbrechen")
}
