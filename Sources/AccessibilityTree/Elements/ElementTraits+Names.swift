extension ElementTraits {
  /// Every named trait with its name, by rising bit.
  package static let named: [(name: String, trait: ElementTraits)] = [
    ("button", .button),
    ("link", .link),
    ("image", .image),
    ("selected", .selected),
    ("playsSound", .playsSound),
    ("keyboardKey", .keyboardKey),
    ("staticText", .staticText),
    ("summaryElement", .summaryElement),
    ("notEnabled", .notEnabled),
    ("updatesFrequently", .updatesFrequently),
    ("searchField", .searchField),
    ("startsMediaSession", .startsMediaSession),
    ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction),
    ("causesPageTurn", .causesPageTurn),
    ("tabBar", .tabBar),
    ("header", .header),
    ("webContent", .webContent),
    ("textEntry", .textEntry),
    ("statusBarElement", .statusBarElement),
    ("secureTextField", .secureTextField),
    ("backButton", .backButton),
    ("scrollable", .scrollable),
    ("supportsZoom", .supportsZoom),
    ("toggleButton", .toggleButton),
  ]

  /// Finds one trait by its name as files spell it, such as `"staticText"`; nil for other words.
  public init?(name: String) {
    guard let found = Self.named.first(where: { $0.name == name }) else { return nil }
    self = found.trait
  }

  /// The names of the traits in the set, by rising bit; a bit without a name is left out.
  public var names: [String] {
    Self.named.filter { contains($0.trait) }.map(\.name)
  }
}
