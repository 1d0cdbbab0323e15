/// The headers of a request or a response, in their order; letter case does not part their names.
public struct NetworkHeaders: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  /// The headers, each name once.
  public private(set) var fields: [NetworkField] = []

  /// Makes headers; of two with one name the later counts.
  public init(_ fields: [NetworkField] = []) {
    for field in fields { self[field.name] = field.value }
  }

  /// Makes headers of a literal.
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { NetworkField($0.0, $0.1) })
  }

  /// The value of a header, whatever the letter case of its name.
  public subscript(name: String) -> String? {
    get { fields.first { Self.same($0.name, name) }?.value }
    set {
      let place = fields.firstIndex { Self.same($0.name, name) }
      switch (place, newValue) {
      case (let place?, let value?): fields[place].value = value
      case (let place?, nil): fields.remove(at: place)
      case (nil, let value?): fields.append(NetworkField(name, value))
      case (nil, nil): break
      }
    }
  }

  /// Tells whether both have the same names with the same values, in any order.
  public static func == (left: NetworkHeaders, right: NetworkHeaders) -> Bool {
    left.fields.count == right.fields.count
      && left.fields.allSatisfy { right[$0.name] == $0.value }
  }

  private static func same(_ left: String, _ right: String) -> Bool {
    left == right || left.lowercased() == right.lowercased()
  }
}
