/// The causes of many places in an app: the parts of their signatures that differ most.
///
/// A part is rated by the places that would be left without it: if 8,000 places become 2,000 when
/// the state of a screen is ignored, that state multiplies them by four.
struct PlaceFactors {
  /// A part of places.
  struct Factor: Equatable {
    /// The description of the part, such as `the state of cart`.
    let name: String
    /// How many places differ without it.
    let placesWithout: Int
  }

  /// The parts that multiply the places most, the strongest first.
  let strongest: [Factor]

  /// How many parts are named.
  private static let namedFactors = 3

  /// Compares the places of an exploration, as ``RouteReport/signatures`` has them.
  ///
  /// Guards that hold and elements that are shown follow from the other parts, so they are removed
  /// with each of them.
  init(_ signatures: [String]) {
    var names: [String] = []
    var numbers: [String: Int] = [:]
    let places = signatures.map { signature in
      var hashes: [Int: UInt64] = [:]
      var sum: UInt64 = 0
      for part in Self.parts(of: signature) {
        let hash = Self.hash(part.name + "=" + part.value)
        sum &+= hash
        for name in [part.name, part.stack] where !name.isEmpty {
          let number = numbers[name] ?? names.count
          if number == names.count { names.append(name) }
          numbers[name] = number
          hashes[number, default: 0] &+= hash
        }
      }
      return (hashes: hashes, sum: sum &- (numbers[Self.shown].flatMap { hashes[$0] } ?? 0))
    }
    let different = Set(places.map(\.sum)).count
    let factors = names.indices.filter { names[$0] != Self.shown }.map { number in
      let rest = Set(places.map { $0.sum &- ($0.hashes[number] ?? 0) })
      return (number, Factor(name: names[number], placesWithout: rest.count))
    }
    strongest = factors.filter { $0.1.placesWithout < different }
      .sorted { ($0.1.placesWithout, $0.0) < ($1.1.placesWithout, $1.0) }
      .prefix(Self.namedFactors).map(\.1)
  }

  /// The parts in one sentence; nil if no part alone multiplies the places.
  var words: String? {
    guard !strongest.isEmpty else { return nil }
    let parts = strongest.map { "\($0.name) (\($0.placesWithout) without it)" }
    return "Places differ most in " + parts.joined(separator: ", ") + "."
  }

  /// The hash FNV-1a, which is the same in every process.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  // MARK: - Signatures

  /// A part with its stack if that is behind another stack; the stack is empty for other parts.
  private typealias Part = (name: String, value: String, stack: String)

  private static let shown = "guards and elements"

  private static func parts(of signature: String) -> [Part] {
    let pieces = signature.split(separator: " | ", omittingEmptySubsequences: false)
    let inFront = pieces.dropFirst().first ?? ""
    var tab = -1
    return pieces.enumerated().flatMap { index, piece -> [Part] in
      if index == 0 { return [("the launch", String(piece), "")] }
      if let name = name(of: piece) { return [(name, String(piece), "")] }
      if piece.hasPrefix("over it ") { return screens(on: piece.dropFirst("over it ".count), "") }
      tab += 1
      let isInFront = inFront == "tab \(tab)"
      return screens(on: piece, isInFront ? "" : "what tab \(tab + 1) shows behind others")
    }
  }

  /// The name of a piece that is not a stack of screens.
  private static func name(of piece: Substring) -> String? {
    for (start, name) in [
      ("tab ", "the tab in front"), ("guards ", shown), ("shows ", "the elements shown"),
      ("typed ", "what was typed"), ("alert ", "the alert"),
      ("start ", "what is shown at the start"),
    ] where piece.hasPrefix(start) { return name }
    if let loader = piece.firstRange(of: " attempt ") {
      return "the run of \(piece[..<loader.lowerBound])"
    }
    return piece.isEmpty || piece.hasSuffix(")") ? nil : "what floats over the screen"
  }

  /// The names of a stack's screens, and the state and the flags of each.
  private static func screens(on text: Substring, _ stack: String) -> [Part] {
    let screens = text.split(separator: " > ").map { $0.split(separator: "(", maxSplits: 1) }
    let names = screens.compactMap(\.first).joined(separator: " > ")
    return [("the open screens", names, stack)]
      + screens.flatMap { screen -> [Part] in
        guard screen.count == 2 else { return [] }
        let values = screen[1].dropLast().split(separator: ", ", omittingEmptySubsequences: false)
        return values.enumerated().map { index, value in
          guard index > 0, let end = value.lastIndex(of: " ") else {
            return ("the state of \(screen[0])", String(value), stack)
          }
          return ("\(value[..<end]) of \(screen[0])", String(value[end...]), stack)
        }
      }
  }
}
