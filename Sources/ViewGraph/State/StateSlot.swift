/// A value of a view that is kept as long as the view's place, and knows which views have read it.
package final class StateSlot<Value> {
  private var held: Value
  private var readers: [Int: Reader] = [:]
  private weak var graph: ViewGraph?
  private let key = ValueKey()
  /// The view that has the value, and the place of the property in it.
  var home: (type: Any.Type, place: Int)?

  /// Called when the value has changed.
  package var changed: (() -> Void)?

  private struct Reader { weak var node: ViewNode? }

  /// Makes a slot of a graph; without a graph, nobody is notified of changes.
  package init(_ value: Value, in graph: ViewGraph?) {
    held = value
    self.graph = graph
  }

  /// The value; a view that reads it while it is evaluated is drawn again after a change.
  package var value: Value {
    get {
      if let node = graph?.reader, readers[node.number] == nil {
        readers[node.number] = Reader(node: node)
      }
      StateWatch.read(key, name)
      return held
    }
    set {
      StateWatch.change(key, name)
      held = newValue
      changed?()
      tell()
    }
  }

  /// Changes the value unless it is equal, which needs no drawing.
  package func set(_ value: Value) {
    if let old = held as? any Equatable, FieldTable.isEqual(old, value) { return }
    self.value = value
  }

  /// Replaces the value that was set, while its change is being reported.
  package func replace(with value: Value) { held = value }

  /// Whether some view is drawn again after a change.
  package var isRead: Bool { !readers.isEmpty }

  /// The name of the property and of its view.
  private var name: String {
    guard let home else { return "a value of the app" }
    return FieldTable.name(at: home.place, of: home.type)
  }

  private func tell() {
    graph?.endMovement(of: self)
    guard !readers.isEmpty else { return }
    let told = readers
    readers = [:]
    if told.count == 1, let only = told.first?.value.node { return only.change(of: self) }
    for number in told.keys.sorted() { told[number]?.node?.change(of: self) }
  }
}

extension StateSlot: HomedValue {}
