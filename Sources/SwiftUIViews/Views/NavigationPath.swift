/// The values of the screens on a stack.
public struct NavigationPath: Equatable {
  /// What stands for each screen.
  package var values: [AnyHashable]

  /// Makes a path of what stands for its screens.
  package init(values: [AnyHashable]) { self.values = values }

  /// Makes an empty path.
  public init() { values = [] }
  /// Makes a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }
  /// Makes a path from one that was saved.
  public init(_ codable: CodableRepresentation) { values = codable.values }
  /// How many screens there are.
  public var count: Int { values.count }
  /// Whether there are none.
  public var isEmpty: Bool { values.isEmpty }
  /// The path in a form that can be saved; nil if a value is not codable.
  public var codable: CodableRepresentation? {
    let canBeKept = values.allSatisfy { $0.base is any Codable }
    return canBeKept ? CodableRepresentation(values: values) : nil
  }
  /// Adds a screen.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Removes screens from the top.
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }

  /// A path in a form that can be saved.
  ///
  /// It has the name of each value's type and the value as JSON, from the top down. A type that is
  /// private to a file cannot be found again by its name.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [AnyHashable]

    fileprivate init(values: [AnyHashable]) { self.values = values }

    /// Reads a path; throws for a type that the app no longer has.
    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !list.isAtEnd {
        let name = try list.decode(String.self)
        let text = try list.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: list, debugDescription: "there is no type \(name)")
        }
        values.append(try Self.value(of: type, in: text))
      }
      self.values = values.reversed()
    }

    private static func value<V: Decodable & Hashable>(
      of type: V.Type, in text: String
    ) throws -> AnyHashable { AnyHashable(try JSONDecoder().decode(type, from: Data(text.utf8))) }

    /// Writes the path.
    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for value in values.reversed() {
        guard let value = value.base as? any Codable,
          let name = _mangledTypeName(type(of: value))
        else { continue }
        try list.encode(name)
        try list.encode(String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
      }
    }
  }
}
