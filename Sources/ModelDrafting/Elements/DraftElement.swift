package import SimulatedApp

/// An element that a test asked for, as far as the test describes it.
package struct DraftElement: Sendable, Hashable, Codable {
  /// The type; `other` if no test named one.
  package var type: ElementType
  /// Whether a test named the type.
  package var isTypeKnown = true
  /// The accessibility identifier; empty for none.
  package var identifier = ""
  /// The accessibility label; empty for none.
  package var label = ""
  /// The title; empty for none.
  package var title = ""
  /// The value; nil for none.
  package var value: String?
  /// The text of an empty field; nil for none.
  package var placeholder: String?
  /// Whether it can be used.
  package var isEnabled = true
  /// Whether it is enabled only while all fields next to it contain text.
  package var needsText = false
  /// Whether it is selected.
  package var isSelected = false
  /// Whether a field has the keyboard focus as soon as it appears.
  package var hasFocus = false
  /// The options of a picker wheel.
  package var options: [String] = []
  /// The name of the return key for a field; nil if no test looked for it.
  package var returnKey: ReturnKeyKind?
  /// Whether the keyboard of a field begins with capitals; nil if no test looked for one.
  package var capitalizes: Bool?
  /// The keyboard of a field; nil if no test looked for a key of a number pad.
  package var keyboard: KeyboardKind?
  /// The name of the element around it, where another field of the screen has the same name, or the
  /// number of a wheel without a name; empty elsewhere.
  package var owner = ""
  /// Whether it ends the app that shows it, in another app: a tap on it, or the return key in a
  /// field.
  package var leadsBack = false
  /// Whether the elements inside are beside each other.
  package var isRow = false
  /// Where it is, and how large, as far as a test compares that.
  package var place = DraftPlace()
  /// The elements inside.
  package var children: [DraftElement] = []

  /// Makes an element.
  package init(_ type: ElementType, identifier: String = "", label: String = "") {
    self.type = type
    self.identifier = identifier
    self.label = label
  }

  /// What distinguishes it from others of its type: identifier, else label or placeholder.
  package var name: String {
    [identifier, label, placeholder ?? "", title].first { !$0.isEmpty } ?? ""
  }

  /// Whether a test named it.
  package var isNamed: Bool { !name.isEmpty }

  /// How many elements it is, with those inside.
  package var count: Int { children.reduce(1) { $0 + $1.count } }

  /// The type and the name, such as `button Login`; a field that shares its name with another one
  /// has the name of the element around it before its own.
  package var key: ElementKey {
    ElementKey(type: type, name: owner.isEmpty ? name : owner + " " + name)
  }

  /// The keys by which paths name it: its own, or for an element without a name those of its type
  /// with each name inside it.
  var keysInPaths: [ElementKey] {
    if isNamed { return [key] }
    let names = DraftTree(children).all.map(\.name).filter { !$0.isEmpty }
    return names.isEmpty ? [key] : names.map { ElementKey(type: type, name: $0) }
  }

  /// Adds the element and all inside it to a list.
  package func all(into list: inout [DraftElement]) {
    list.append(self)
    for child in children { child.all(into: &list) }
  }
}

/// The place of an element in the row that it is in, and its size, in points; nil for what the
/// layout chooses.
package struct DraftPlace: Sendable, Hashable, Codable {
  /// The distance from the left of the row.
  var x: Double?
  /// The distance from the top of the row.
  var y: Double?
  /// The width.
  var width: Double?
  /// The height.
  var height: Double?

  /// The place in which both agree; nil if they do not.
  static func agreed(_ left: DraftPlace, _ right: DraftPlace) -> DraftPlace? {
    left == DraftPlace() ? right : right == DraftPlace() || right == left ? left : nil
  }
}

/// What distinguishes an element from others: its type and its name.
package struct ElementKey: Hashable, Sendable, Comparable {
  /// The type.
  package let type: ElementType
  /// The identifier, label or placeholder; empty for an element without a name.
  package let name: String

  /// Makes a key.
  package init(type: ElementType, name: String) {
    self.type = type
    self.name = name
  }

  /// The order of lists: by name, then by type.
  package static func < (left: ElementKey, right: ElementKey) -> Bool {
    (left.name, left.type.rawValue) < (right.name, right.type.rawValue)
  }
}

// The drafts of a process that ends too early are saved in files.
extension ElementType: Codable {}
extension ReturnKeyKind: Codable {}
extension KeyboardKind: Codable {}
