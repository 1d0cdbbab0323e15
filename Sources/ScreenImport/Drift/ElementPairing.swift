import AccessibilityTree

/// Pairs the elements of two trees.
struct ElementPairing {
  /// What two elements must share to be paired in a round.
  private struct Key: Hashable {
    var type: ElementType?
    var identifier: String?
    var label: String?
    var title: String?
  }

  let recorded: [Int]
  private let model: [Int]
  /// The paired element of the second tree, by element of the first.
  private(set) var partner: [Int: Int] = [:]
  private var taken: Set<Int> = []

  /// The named elements of the first tree without a partner.
  var unpairedOfRecording: [Int] { recorded.filter { partner[$0] == nil } }
  /// The named elements of the second tree without a partner.
  var unpairedOfModel: [Int] { model.filter { !taken.contains($0) } }

  init(_ first: ElementSnapshot, _ second: ElementSnapshot) {
    recorded = Self.named(in: first)
    model = Self.named(in: second)
    pair(first, second) {
      Key(type: $0.type, identifier: $0.identifier, label: $0.label, title: $0.title)
    }
    pair(first, second) {
      $0.identifier.isEmpty ? nil : Key(type: $0.type, identifier: $0.identifier)
    }
    pair(first, second) { $0.identifier.isEmpty ? nil : Key(identifier: $0.identifier) }
    pair(first, second) { $0.label.isEmpty ? nil : Key(type: $0.type, label: $0.label) }
    pairIdentifiersWithLabels(first, second)
    pair(first, second) { $0.label.isEmpty ? nil : Key(label: $0.label) }
    pairByPlace(first, second)
  }

  private static func named(in tree: ElementSnapshot) -> [Int] {
    (0..<tree.count).filter { tree.type(of: $0) != .application && !tree[$0].mainName.isEmpty }
  }

  private mutating func pair(
    _ first: ElementSnapshot, _ second: ElementSnapshot, by key: (ElementView) -> Key?
  ) {
    var waiting: [Key: [Int]] = [:]
    for element in unpairedOfModel.reversed() {
      if let key = key(second[element]) { waiting[key, default: []].append(element) }
    }
    for element in unpairedOfRecording {
      guard let key = key(first[element]), let other = waiting[key]?.popLast() else { continue }
      join(element, other)
    }
  }

  /// The only name of an element of a model may be an identifier that was taken for a label.
  private mutating func pairIdentifiersWithLabels(
    _ first: ElementSnapshot, _ second: ElementSnapshot
  ) {
    var waiting: [Key: [Int]] = [:]
    for element in unpairedOfModel.reversed() {
      let view = second[element]
      guard view.identifier.isEmpty, !view.label.isEmpty else { continue }
      waiting[Key(type: view.type, identifier: view.label), default: []].append(element)
    }
    for element in unpairedOfRecording {
      let key = Key(type: first[element].type, identifier: first[element].identifier)
      if let other = waiting[key]?.popLast() { join(element, other) }
    }
  }

  private mutating func join(_ element: Int, _ other: Int) {
    partner[element] = other
    taken.insert(other)
  }

  /// Elements without an identifier but with the same type and place are the same element with a
  /// new text.
  private mutating func pairByPlace(_ first: ElementSnapshot, _ second: ElementSnapshot) {
    var waiting = unpairedOfModel.filter { second.identifier(of: $0).isEmpty }
    guard waiting.count <= 500 else { return }
    for element in unpairedOfRecording where first.identifier(of: element).isEmpty {
      let place = waiting.firstIndex {
        second.type(of: $0) == first.type(of: element)
          && first.frame(of: element).isNear(second.frame(of: $0), 2)
      }
      if let place { join(element, waiting.remove(at: place)) }
    }
  }
}
