extension SystemAlertWords {
  static let english: [SystemAlert.Answer: [String]] = [
    .allow: ["Allow"], .allowOnce: ["Allow Once"],
    .allowWhileUsing: ["Allow While Using App", "While Using the App"],
    .allowAlways: ["Change to Always Allow", "Always Allow"],
    .allowAll: ["Allow Full Access", "Allow Access to All Photos"],
    .limit: ["Limit Access…", "Select Photos…"], .allowPaste: ["Allow Paste"],
    .refuse: ["Don’t Allow", "Don't Allow", "Don’t Allow Paste", "Ask App Not to Track"],
    .ok: ["OK"], .cancel: ["Cancel"], .savePassword: ["Save Password"], .notNow: ["Not Now"],
  ]
  static let german: [SystemAlert.Answer: [String]] = [
    .allow: ["Erlauben"], .allowOnce: ["Einmal erlauben"],
    .allowWhileUsing: ["Beim Verwenden der App erlauben"],
    .allowAlways: ["In „Immer erlauben“ ändern", "Immer erlauben"],
    .allowAll: ["Vollen Zugriff erlauben", "Zugriff auf alle Fotos erlauben"],
    .limit: ["Zugriff beschränken …", "Fotos auswählen …"], .allowPaste: ["Einsetzen erlauben"],
    .refuse: ["Nicht erlauben", "Einsetzen nicht erlauben", "App-Tracking ablehnen"],
    .ok: ["OK"], .cancel: ["Abbrechen"], .savePassword: ["Passwort sichern"],
    .notNow: ["Jetzt nicht"],
  ]
  static let french: [SystemAlert.Answer: [String]] = [
    .allow: ["Autoriser"], .allowOnce: ["Autoriser une fois"],
    .allowWhileUsing: ["Autoriser lorsque l’app est active"],
    .allowAlways: ["Toujours autoriser"],
    .allowAll: ["Autoriser l’accès complet", "Autoriser l’accès à toutes les photos"],
    .limit: ["Limiter l’accès…", "Sélectionner des photos…"],
    .allowPaste: ["Autoriser le collage"],
    .refuse: [
      "Refuser", "Ne pas autoriser", "Ne pas autoriser le collage",
      "Demander à l’app de ne pas suivre mes activités",
    ],
    .ok: ["OK"], .cancel: ["Annuler"], .savePassword: ["Enregistrer le mot de passe"],
    .notNow: ["Plus tard"],
  ]
  static let spanish: [SystemAlert.Answer: [String]] = [
    .allow: ["Permitir"], .allowOnce: ["Permitir una vez"],
    .allowWhileUsing: ["Permitir al usarse la app"], .allowAlways: ["Permitir siempre"],
    .allowAll: ["Permitir acceso total", "Permitir acceso a todas las fotos"],
    .limit: ["Limitar acceso…", "Seleccionar fotos…"], .allowPaste: ["Permitir pegar"],
    .refuse: ["No permitir", "No permitir pegar", "Pedir a la app que no rastree"],
    .ok: ["OK", "Aceptar"], .cancel: ["Cancelar"], .savePassword: ["Guardar contraseña"],
    .notNow: ["Ahora no"],
  ]
  static let italian: [SystemAlert.Answer: [String]] = [
    .allow: ["Consenti"], .allowOnce: ["Consenti una volta"],
    .allowWhileUsing: ["Consenti mentre utilizzi l’app"], .allowAlways: ["Consenti sempre"],
    .allowPaste: ["Consenti incolla"],
    .refuse: ["Non consentire", "Chiedi all’app di non eseguire il tracciamento"],
    .ok: ["OK"], .cancel: ["Annulla"], .notNow: ["Non ora"],
  ]
  static let dutch: [SystemAlert.Answer: [String]] = [
    .allow: ["Sta toe"], .allowOnce: ["Sta één keer toe"],
    .allowWhileUsing: ["Sta toe bij gebruik van app"], .allowAlways: ["Sta altijd toe"],
    .refuse: ["Sta niet toe", "Vraag app om activiteiten niet te volgen"],
    .ok: ["OK"], .cancel: ["Annuleer"], .notNow: ["Niet nu"],
  ]
  static let polish: [SystemAlert.Answer: [String]] = [
    .allow: ["Pozwól"], .allowOnce: ["Pozwól raz"],
    .allowWhileUsing: ["Podczas używania aplikacji"], .allowAlways: ["Zawsze pozwalaj"],
    .refuse: ["Nie pozwalaj"], .ok: ["OK"], .cancel: ["Anuluj"], .notNow: ["Nie teraz"],
  ]
  static let portuguese: [SystemAlert.Answer: [String]] = [
    .allow: ["Permitir"], .allowOnce: ["Permitir Uma Vez"],
    .allowWhileUsing: ["Permitir Durante o Uso do App"], .allowAlways: ["Permitir Sempre"],
    .refuse: ["Não Permitir", "Pedir ao App para Não Rastrear"], .ok: ["OK"],
    .cancel: ["Cancelar"], .notNow: ["Agora Não"],
  ]
  static let swedish: [SystemAlert.Answer: [String]] = [
    .allow: ["Tillåt"], .allowOnce: ["Tillåt en gång"],
    .allowWhileUsing: ["Tillåt när appen används"], .allowAlways: ["Tillåt alltid"],
    .refuse: ["Tillåt inte", "Be appen att inte spåra"], .ok: ["OK"], .cancel: ["Avbryt"],
    .notNow: ["Inte nu"],
  ]
  static let turkish: [SystemAlert.Answer: [String]] = [
    .allow: ["İzin Ver"], .allowOnce: ["Bir Kez İzin Ver"],
    .allowWhileUsing: ["Uygulamayı Kullanırken İzin Ver"], .allowAlways: ["Her Zaman İzin Ver"],
    .refuse: ["İzin Verme"], .ok: ["Tamam"], .cancel: ["Vazgeç"], .notNow: ["Şimdi Değil"],
  ]
}
