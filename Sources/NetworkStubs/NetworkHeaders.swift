/// The headers of a request or a response, in order; letter case in their names is ignored.
public struct NetworkHeaders: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  /// The headers, with each name once.
  public private(set) var fields: [NetworkField] = []

  /// Makes headers; if a name occurs twice, the later value is used.
  public init(_ fields: [NetworkField] = []) {
    for field in fields { self[field.name] = field.value }
  }

  /// Makes headers from a dictionary literal.
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

  /// Returns whether both have the same names with the same values, in any order.
  public static func == (left: NetworkHeaders, right: NetworkHeaders) -> Bool {
    left.fields.count == right.fields.count
      && left.fields.allSatisfy { right[$0.name] == $0.value }
  }

  private static func same(_ left: String, _ right: String) -> Bool {
    left == right || left.lowercased() == right.lowercased()
  }
}
