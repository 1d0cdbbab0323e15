/// A value of a view that lives as long as the view's place, and knows who has read it.
package final class StateSlot<Value> {
  private var held: Value
  private var readers: [Int: Reader] = [:]
  private weak var graph: ViewGraph?

  private struct Reader { weak var node: ViewNode? }

  /// Makes a slot of a graph; without one, nobody is told of changes.
  package init(_ value: Value, in graph: ViewGraph?) {
    held = value
    self.graph = graph
  }

  /// The value; whoever is evaluated while it is read is drawn again after a change.
  package var value: Value {
    get {
      if let node = graph?.reader { readers[node.number] = Reader(node: node) }
      return held
    }
    set {
      held = newValue
      tell()
    }
  }

  /// Changes the value unless it is equal, which needs no drawing.
  package func set(_ value: Value) {
    if let old = held as? any Equatable, FieldTable.isEqual(old, value) { return }
    self.value = value
  }

  private func tell() {
    guard !readers.isEmpty else { return }
    let told = readers
    readers = [:]
    for number in told.keys.sorted() { told[number]?.node?.change() }
  }
}
