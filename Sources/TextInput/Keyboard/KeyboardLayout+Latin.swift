import AppModel

/// The layouts with Latin letters, from Apple's keyboards; the labels of the other keys are those
/// of iOS, as far as they are known.
extension KeyboardLayout {
  static let english = KeyboardLayout(
    name: "English (US)", rows: ["qwertyuiop", "asdfghjkl", "zxcvbnm"], currency: "$",
    decimal: ".", space: "space", delete: "delete", returnKey: "return")
  static let german = KeyboardLayout(
    name: "Deutsch (Deutschland)",
    rows: [
      "qwertzuiopü",
      "asdfghjklöä",
      "yxcvbnm",
    ],
    currency: "€", decimal: ",", space: "Leerzeichen", delete: "Löschen", returnKey: "Return",
    shift: "Umschalttaste", nextKeyboard: "Nächste Tastatur",
    returnKeys: [
      .done: "Fertig",
      .go: "Öffnen",
      .next: "Weiter",
      .search: "Suchen",
      .send: "Senden",
      .join: "Verbinden",
      .route: "Route",
      .`continue`: "Fortfahren",
    ])
  static let french = KeyboardLayout(
    name: "Français (France)",
    rows: [
      "azertyuiop",
      "qsdfghjklm",
      "wxcvbn’",
    ],
    currency: "€", decimal: ",", space: "espace", delete: "Supprimer", returnKey: "retour",
    shift: "majuscule", nextKeyboard: "Clavier suivant",
    returnKeys: [
      .done: "terminé",
      .go: "accéder",
      .next: "suivant",
      .search: "rechercher",
      .send: "envoyer",
      .join: "rejoindre",
      .route: "itinéraire",
      .`continue`: "continuer",
    ])
  static let spanish = KeyboardLayout(
    name: "Español (España)",
    rows: [
      "qwertyuiop",
      "asdfghjklñ",
      "zxcvbnm",
    ],
    currency: "€", decimal: ",", space: "espacio", delete: "eliminar", returnKey: "intro",
    shift: "mayúsculas", nextKeyboard: "Siguiente teclado",
    returnKeys: [
      .done: "OK",
      .go: "ir",
      .next: "siguiente",
      .search: "buscar",
      .send: "enviar",
      .join: "acceder",
      .route: "ruta",
      .`continue`: "continuar",
    ])
  static let italian = KeyboardLayout(
    name: "Italiano",
    rows: [
      "qwertyuiop",
      "asdfghjkl",
      "zxcvbnm",
    ],
    currency: "€", decimal: ",", space: "spazio", delete: "elimina", returnKey: "invio",
    shift: "maiuscole", nextKeyboard: "Tastiera successiva",
    returnKeys: [
      .done: "fine",
      .go: "vai",
      .next: "avanti",
      .search: "cerca",
      .send: "invia",
      .join: "accedi",
      .route: "percorso",
      .`continue`: "continua",
    ])
  static let portuguese = KeyboardLayout(
    name: "Português (Brasil)",
    rows: [
      "qwertyuiop",
      "asdfghjkl",
      "zxcvbnm",
    ],
    currency: "$", decimal: ",", space: "espaço", delete: "apagar", returnKey: "retorno",
    shift: "maiúsculas", nextKeyboard: "Próximo teclado",
    returnKeys: [
      .done: "OK",
      .go: "ir",
      .next: "seguinte",
      .search: "buscar",
      .send: "enviar",
      .join: "conectar",
      .route: "rota",
      .`continue`: "continuar",
    ])
}
