import AppModel

extension PermissionWords {
  static let spanish = PermissionWords(
    titles: [
      .contacts: "“%” quiere acceder a tus contactos",
      .calendar: "% quiere tener acceso total a tu calendario",
      .reminders: "% quiere acceder a tus recordatorios",
      .photos: "% quiere tener acceso total a tu fototeca",
      .microphone: "% quiere acceder al micrófono",
      .camera: "% quiere acceder a la cámara",
      .mediaLibrary:
        "“%” quiere acceder a Apple Music, tu actividad relacionada con la música y los vídeos y "
        + "tu biblioteca multimedia",
      .homeKit: "“%” quiere acceder a tus datos de casa",
      .focus:
        "¿Permitir a % compartir que tienes activado un modo de concentración que silencia las "
        + "notificaciones?",
      .bluetooth: "“%” quiere usar Bluetooth",
      .location: "¿Permitir que la app % use tu ubicación?",
      .health:
        "% quiere acceder a tus datos de salud y actualizarlos en las siguientes categorías.",
      .userTracking:
        "¿Permitir que % realice un seguimiento de tu actividad en los sitios web y en las apps "
        + "de otras empresas?",
      .localNetwork: "“%” quiere buscar dispositivos en tu red local y conectarse a ellos.",
      .notifications: "% quiere enviarte notificaciones",
    ],
    messages: [
      .notifications:
        "Las notificaciones pueden incluir sonidos, avisos y globos en la pantalla de inicio. "
        + "Puedes configurarlos desde Ajustes.",
      .localNetwork:
        "Esta app podrá encontrar dispositivos en las redes que usas y conectarse a ellos.",
      .bluetooth:
        "Esto permitirá que % encuentre los accesorios Bluetooth y se conecte a ellos. Esta app "
        + "también podrá usar Bluetooth para saber cuándo estás cerca.",
    ],
    allow: "Permitir",
    refuse: "No permitir",
    refusals: [.userTracking: "Pedir a la app que no rastree"],
    allowOnce: "Permitir una vez",
    allowInUse: "Permitir al usarse la app",
    allowAll: "Permitir acceso total",
    limit: "Limitar acceso…",
    passwordTitle: "¿Quieres guardar esta contraseña para usarla en apps y sitios web?",
    passwordSave: "Guardar contraseña",
    passwordNotNow: "Ahora no",
    cancel: "Cancelar")
}
