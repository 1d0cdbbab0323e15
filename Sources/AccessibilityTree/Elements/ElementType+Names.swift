extension ElementType {
  /// The case names in order of raw value: `"any"`, `"other"`, ..., `"statusItem"`.
  package static let caseNames: [String] = allCases.map { "\($0)" }

  private static let printedNames: [String] = caseNames.map {
    $0.prefix(1).uppercased() + $0.dropFirst()
  }

  private static let printedWords: [ShortWord] = printedNames.map(ShortWord.init)

  private static let byCaseName: [String: ElementType] = Dictionary(
    uniqueKeysWithValues: zip(caseNames, allCases))

  /// The type's name as XCUITest prints it, such as `"StaticText"`.
  public var name: String {
    Self.printedNames[Int(rawValue)]
  }

  /// The type's name as XCUITest prints it, to be appended to a text.
  var word: ShortWord { Self.printedWords[Int(rawValue)] }

  /// The type's name as files spell it, such as `"staticText"`.
  public var caseName: String {
    Self.caseNames[Int(rawValue)]
  }

  /// Finds a type by its name as files spell it, such as `"staticText"`; nil for other words.
  public init?(name: String) {
    guard let type = Self.byCaseName[name] else { return nil }
    self = type
  }
}
