extension SystemAlertWords {
  static let english: [SystemAlert.Answer: [String]] = [
    .allow: ["Allow", "OK"], .allowOnce: ["Allow Once"],
    .allowWhileUsing: [
      "Allow While Using App", "While Using the App", "Only While Using the App",
      "Keep Only While Using", "Change to Only While Using",
    ],
    .allowAlways: ["Change to Always Allow", "Always Allow"],
    .allowAll: ["Allow Full Access", "Allow Access to All Photos"],
    .limit: ["Limit Access…", "Select Photos…"], .allowPaste: ["Allow Paste"],
    .refuse: ["Don’t Allow", "Don’t Allow Paste", "Ask App Not to Track"],
    .ok: ["OK"], .cancel: ["Cancel"], .savePassword: ["Save Password"], .notNow: ["Not Now"],
  ]
  static let german: [SystemAlert.Answer: [String]] = [
    .allow: ["Erlauben", "OK"], .allowOnce: ["Einmal erlauben"],
    .allowWhileUsing: [
      "Beim Verwenden der App erlauben", "Bei Verwenden der App",
      "„Nur beim Verwenden“ behalten", "In „Nur beim Verwenden“ ändern",
    ],
    .allowAlways: ["In „Immer erlauben“ ändern", "Immer erlauben"],
    .allowAll: ["Vollen Zugriff erlauben", "Zugriff auf alle Fotos erlauben"],
    .limit: ["Zugriff beschränken\u{a0}…", "Fotos wählen\u{a0}…"],
    .allowPaste: ["Einsetzen erlauben"],
    .refuse: ["Nicht erlauben", "Einsetzen nicht erlauben", "App-Tracking ablehnen"],
    .ok: ["OK"], .cancel: ["Abbrechen"], .savePassword: ["Passwort sichern"],
    .notNow: ["Später", "Jetzt nicht"],
  ]
  /// The words of Canada come after those of France.
  static let french: [SystemAlert.Answer: [String]] = [
    .allow: ["Autoriser", "OK"], .allowOnce: ["Autoriser une fois"],
    .allowWhileUsing: [
      "Autoriser lorsque l’app est active", "Quand l’app est active",
      "Conserver «\u{a0}Lorsque l’app est active\u{a0}»",
      "Passer à «\u{a0}Lorsque l’app est active\u{a0}»", "Lorsque l’app est active",
    ],
    .allowAlways: ["Passer à «\u{a0}Toujours autoriser\u{a0}»", "Toujours autoriser"],
    .allowAll: ["Autoriser l’accès complet", "Autoriser l’accès à toutes les photos"],
    .limit: ["Limiter l’accès…", "Sélectionner des photos…"],
    .allowPaste: ["Autoriser le collage", "Autoriser l’action Coller"],
    .refuse: [
      "Refuser", "Ne pas autoriser", "Ne pas autoriser le collage",
      "Demander à l’app de ne pas me suivre", "Demander à l’app de ne pas suivre mes activités",
      "Demander à l’app de ne pas faire de suivi",
    ],
    .ok: ["OK"], .cancel: ["Annuler"], .savePassword: ["Enregistrer le mot de passe"],
    .notNow: ["Plus tard", "Pas maintenant"],
  ]
  /// The words of Latin America come after those of Spain.
  static let spanish: [SystemAlert.Answer: [String]] = [
    .allow: ["Permitir", "OK", "Aceptar"], .allowOnce: ["Permitir una vez"],
    .allowWhileUsing: [
      "Permitir al usarse la app", "Solo al usarse la app", "Mantener “Solo mientras se usa”",
      "Cambiar a “Solo mientras se usa”", "Permitir al usar la app", "Sólo al usar la app",
      "Conservar “Sólo al usar”", "Cambiar a “Sólo al usar”",
    ],
    .allowAlways: ["Cambiar a “Permitir siempre”", "Permitir siempre"],
    .allowAll: ["Permitir acceso total", "Permitir acceso a todas las fotos"],
    .limit: ["Limitar acceso…", "Seleccionar fotos…"], .allowPaste: ["Permitir pegar"],
    .refuse: [
      "No permitir", "No permitir pegar", "Pedir a la app que no rastree",
      "Solicitar a la app no rastrear",
    ],
    .ok: ["OK", "Aceptar"], .cancel: ["Cancelar"], .savePassword: ["Guardar contraseña"],
    .notNow: ["Ahora no"],
  ]
  static let italian: [SystemAlert.Answer: [String]] = [
    .allow: ["Consenti", "OK"], .allowOnce: ["Consenti una volta"],
    .allowWhileUsing: [
      "Consenti quando utilizzi l’app", "Solo mentre utilizzi l’app",
      "Lascia “Solo quando in uso”", "Passa a “Solo quando in uso”",
    ],
    .allowAlways: ["Passa a “Consenti sempre”", "Consenti sempre"],
    .allowAll: ["Consenti l’accesso a tutte le foto"], .limit: ["Seleziona foto…"],
    .allowPaste: ["Consenti Incolla"], .refuse: ["Non consentire", "Non tracciarmi"],
    .ok: ["OK"], .cancel: ["Annulla"], .notNow: ["Non ora", "Non adesso"],
  ]
  static let dutch: [SystemAlert.Answer: [String]] = [
    .allow: ["Sta toe", "OK"], .allowOnce: ["Sta één sessie toe"],
    .allowWhileUsing: [
      "Bij gebruik van app", "Alleen bij gebruik van app", "Behoud 'Bij gebruik van app'",
      "Wijzig in 'Bij gebruik van app'",
    ],
    .allowAlways: ["Wijzig in 'Altijd'", "Sta altijd toe"],
    .allowAll: ["Geef toegang tot alle foto’s"], .limit: ["Selecteer foto’s…"],
    .allowPaste: ["Sta plakken toe"],
    .refuse: ["Sta niet toe", "Weiger", "Vraag app om niet te tracken"],
    .ok: ["OK"], .cancel: ["Annuleer"], .notNow: ["Niet nu", "Nu niet"],
  ]
  static let polish: [SystemAlert.Answer: [String]] = [
    .allow: ["Pozwól", "Pozwalaj", "OK"], .allowOnce: ["Pozwól raz"],
    .allowWhileUsing: [
      "Pozwalaj, gdy używam aplikacji", "Gdy używam aplikacji",
      "Pozostaw Tylko wtedy, gdy używam", "Zmień na Tylko wtedy, gdy używam",
    ],
    .allowAlways: ["Zmień na Zawsze pozwalaj", "Zawsze pozwalaj"],
    .allowAll: ["Pozwól na dostęp do wszystkich zdjęć"], .limit: ["Wybierz zdjęcia…"],
    .allowPaste: ["Pozwól na wklejenie"],
    .refuse: ["Nie pozwalaj", "Poproś aplikację o\u{a0}nieśledzenie"],
    .ok: ["OK"], .cancel: ["Anuluj"], .notNow: ["Nie teraz"],
  ]
  static let portuguese: [SystemAlert.Answer: [String]] = [
    .allow: ["Permitir", "OK"], .allowOnce: ["Permitir Uma Vez"],
    .allowWhileUsing: [
      "Permitir Durante o Uso do App", "Apenas Durante Uso do App",
      "Alterar para Apenas Durante o Uso",
    ],
    .allowAlways: ["Alterar para Sempre Permitir", "Permitir Sempre"],
    .allowAll: ["Permitir Acesso a Todas as Fotos"], .limit: ["Selecionar Fotos…"],
    .allowPaste: ["Permitir Colar"],
    .refuse: ["Não Permitir", "Pedir ao App para Não Rastrear"], .ok: ["OK"],
    .cancel: ["Cancelar"], .notNow: ["Agora Não"],
  ]
  static let swedish: [SystemAlert.Answer: [String]] = [
    .allow: ["Tillåt", "OK"], .allowOnce: ["Tillåt en gång"],
    .allowWhileUsing: [
      "Tillåt medan appen används", "Bara när appen används", "Behåll Bara medan den används",
      "Ändra till Bara medan den används",
    ],
    .allowAlways: ["Ändra till Tillåt alltid", "Tillåt alltid"],
    .allowAll: ["Tillåt åtkomst till alla bilder"], .limit: ["Välj bilder…"],
    .allowPaste: ["Tillåt Klistra in"],
    .refuse: ["Tillåt inte", "Begär att inte bli spårad av appen"], .ok: ["OK"],
    .cancel: ["Avbryt"], .notNow: ["Inte nu"],
  ]
  static let turkish: [SystemAlert.Answer: [String]] = [
    .allow: ["İzin Ver", "Tamam"], .allowOnce: ["Bir Kez İzin Ver"],
    .allowWhileUsing: [
      "Uygulamayı Kullanırken İzin Ver", "Uygulamayı Kullanırken",
      "Yalnızca Kullanırken Olarak Tut", "Yalnızca Kullanırken Olarak Değiştir",
    ],
    .allowAlways: ["Her Zaman İzin Ver Olarak Değiştir", "Her Zaman İzin Ver"],
    .allowAll: ["Tüm Fotoğraflara Erişime İzin Ver"], .limit: ["Fotoğrafları Seç…"],
    .allowPaste: ["Yapıştırmaya İzin Ver"],
    .refuse: ["İzin Verme", "Uygulama Beni Takip Etmesin"], .ok: ["Tamam"],
    .cancel: ["Vazgeç"], .notNow: ["Şimdi Değil", "Sonra"],
  ]
}
