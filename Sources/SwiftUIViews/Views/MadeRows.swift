package import ViewGraph

/// The identities of a collection's elements.
package struct ForEachRows {
  /// How many there are.
  package let count: Int
  /// The identity of the element at a place.
  let identity: (Int) -> AnyHashable

  /// Makes the rows of a collection.
  package init(count: Int, identity: @escaping (Int) -> AnyHashable) {
    self.count = count
    self.identity = identity
  }

  /// The place of the element with an identity.
  package func place(of id: AnyHashable) -> Int? { (0..<count).first { identity($0) == id } }

  /// The keys of all elements; those that repeat an identity are numbered.
  package func allKeys() -> [NodeKey] {
    var seen: [AnyHashable: Int] = [:]
    return (0..<count).map { place in
      let id = identity(place)
      let before = seen[id, default: 0]
      seen[id] = before + 1
      return before == 0 ? .identity(id) : .repeated(id, before)
    }
  }
}

/// The rows of a collection that were made: often a few of many.
///
/// As long as each of them is where it was, no other row is examined.
package final class MadeRows {
  private var places: [NodeKey: Int] = [:]
  /// The keys of all rows, if identities repeat.
  private var keys: [NodeKey]?

  /// Starts without any row.
  package init() {}

  /// Finds the made rows in a collection that may have changed.
  package func follow(_ rows: ForEachRows) {
    let isUnchanged =
      keys == nil
      && places.allSatisfy { key, place in
        place < rows.count && key == .identity(rows.identity(place))
      }
    if !isUnchanged { learn(rows.allKeys()) }
  }

  private func learn(_ all: [NodeKey]) {
    let made = places
    places = [:]
    var repeats = false
    for (place, key) in all.enumerated() {
      if made[key] != nil { places[key] = place }
      if case .repeated = key { repeats = true }
    }
    keys = repeats ? all : nil
  }

  /// The key of a row that is made now.
  package func key(of place: Int, in rows: ForEachRows) -> NodeKey {
    let key = keys?[place] ?? .identity(rows.identity(place))
    if keys == nil, let other = places[key], other != place {
      learn(rows.allKeys())
      return self.key(of: place, in: rows)
    }
    places[key] = place
    return key
  }

  /// Whether a row that was made is still there.
  package func isStanding(_ key: NodeKey) -> Bool { places[key] != nil }
}
