import SimulatedApp

/// A parameter of a tool, as its schema describes it.
struct ToolParameter: Sendable, Equatable {
  /// What values it takes.
  enum Kind: Sendable, Equatable {
    case text
    case whole(ClosedRange<Int>)
    case number(ClosedRange<Double>)
    case flag
    case texts
    /// An object of texts.
    case dictionary
    case choice([String])
  }

  let name: String
  let kind: Kind
  let words: String
  var isRequired = false

  /// The schema of its values.
  var schema: JSONNode {
    var members = JSONMembers()
    members.add("type", typeName)
    members.add("description", words)
    switch kind {
    case .whole(let range):
      members.add("minimum", JSONNode(.integer(Int64(range.lowerBound))))
      members.add("maximum", JSONNode(.integer(Int64(range.upperBound))))
    case .number(let range):
      members.add("minimum", .real(range.lowerBound))
      members.add("maximum", .real(range.upperBound))
    case .texts: members.add("items", .only("type", .text("string")))
    case .dictionary: members.add("additionalProperties", .only("type", .text("string")))
    case .choice(let names): members.add("enum", list: names, JSONNode.text)
    case .text, .flag: break
    }
    return members.node
  }

  private var typeName: String {
    switch kind {
    case .text, .choice: "string"
    case .whole: "integer"
    case .number: "number"
    case .flag: "boolean"
    case .texts: "array"
    case .dictionary: "object"
    }
  }

  /// Why a value is not valid; nil if it is.
  func fault(of node: JSONNode) -> String? {
    switch (kind, node.kind) {
    case (.text, .string), (.flag, .bool): return nil
    case (.choice(let names), .string(let name)):
      guard !names.contains(name) else { return nil }
      return "\(quoted(self.name)) must be one of \(names.joined(separator: ", "))"
        + "\(NearestName.hint(for: name, in: names))."
    case (.whole(let range), .integer(let value)):
      return range.contains(Int(clamping: value)) ? nil : outside(range)
    case (.number(let range), .integer(let value)):
      return range.contains(Double(value)) ? nil : outside(range)
    case (.number(let range), .real(let value)): return range.contains(value) ? nil : outside(range)
    case (.texts, .array(let nodes)) where nodes.allSatisfy(\.isText): return nil
    case (.dictionary, .object(let members)) where members.allSatisfy(\.value.isText): return nil
    default: return "\(quoted(name)) must be \(kindWords), not \(node.kindName)."
    }
  }

  private func outside<Bound>(_ range: ClosedRange<Bound>) -> String {
    "\(quoted(name)) must be from \(range.lowerBound) to \(range.upperBound)."
  }

  private var kindWords: String {
    switch kind {
    case .text, .choice: "a text"
    case .whole: "a whole number"
    case .number: "a number"
    case .flag: "true or false"
    case .texts: "a list of texts"
    case .dictionary: "an object of texts"
    }
  }
}

extension JSONNode {
  var isText: Bool { if case .string = kind { true } else { false } }
}
