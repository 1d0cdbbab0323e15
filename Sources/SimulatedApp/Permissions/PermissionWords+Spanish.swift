extension PermissionWords {
  static let spanish = PermissionWords(
    titles: [
      .contacts: "“%” quiere acceder a tus contactos",
      .calendar: "“%” quiere tener acceso total a tu calendario",
      .reminders: "“%” quiere acceder a tus recordatorios",
      .photos: "“%” quiere acceder a tus fotos",
      .microphone: "“%” quiere acceder al micrófono",
      .camera: "“%” quiere acceder a la cámara",
      .mediaLibrary:
        "“%” quiere acceder a Apple Music, a tu actividad de música y vídeo y a tu "
        + "biblioteca multimedia",
      .homeKit: "“%” quiere acceder a los datos de tu casa",
      .focus: "“%” quiere acceder a tu estado de concentración",
      .bluetooth: "“%” quiere usar Bluetooth",
      .location: "¿Permitir que “%” use tu ubicación?",
      .health: "“%” quiere acceder a tus datos de salud",
      .userTracking:
        "¿Permitir que “%” rastree tu actividad en apps y sitios web de otras empresas?",
      .localNetwork: "“%” quiere buscar dispositivos de tu red local y conectarse a ellos.",
      .notifications: "“%” quiere enviarte notificaciones",
    ],
    notificationMessage:
      "Las notificaciones pueden incluir alertas, sonidos y globos en los iconos. Se "
      + "pueden configurar en Ajustes.",
    allow: "Permitir",
    refuse: "No permitir",
    allowOnce: "Permitir una vez",
    allowInUse: "Permitir al usarse la app",
    allowAll: "Permitir acceso total",
    limit: "Limitar acceso…",
    refuseTracking: "Pedir a la app que no rastree",
    passwordTitle:
      "¿Quieres guardar esta contraseña en tu llavero para usarla con apps y sitios web?",
    passwordSave: "Guardar contraseña",
    passwordNotNow: "Ahora no",
    cancel: "Cancelar")
}
