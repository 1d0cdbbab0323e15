/// Keys that are read in order.
package struct KeyPathNode: Sendable, Equatable {
  /// The keys as they are written, at least one.
  package let keys: [String]
  /// The keys as steps, with collection operators recognised.
  let steps: [KeyStep]

  /// Makes a path of keys.
  package init(_ keys: [String]) {
    self.keys = keys
    steps = keys.map(KeyStep.init)
  }

  /// Whether two paths have the same keys.
  package static func == (left: KeyPathNode, right: KeyPathNode) -> Bool {
    left.keys == right.keys
  }
}

/// One step of a key path.
enum KeyStep: Sendable {
  /// Reads a key of the value, or of every element of a list.
  case key(String)
  /// Applies a collection operator to the values of the rest of the path.
  case collection(CollectionOperator)

  init(_ key: String) {
    if let collection = CollectionOperator(rawValue: key) {
      self = .collection(collection)
    } else {
      self = .key(key)
    }
  }
}

/// An operator of key-value coding on lists.
enum CollectionOperator: String, Sendable, CaseIterable {
  case count = "@count"
  case sum = "@sum"
  case average = "@avg"
  case minimum = "@min"
  case maximum = "@max"
  case unionOfObjects = "@unionOfObjects"
  case distinctUnionOfObjects = "@distinctUnionOfObjects"
  case unionOfArrays = "@unionOfArrays"
  case distinctUnionOfArrays = "@distinctUnionOfArrays"
  case unionOfSets = "@unionOfSets"
  case distinctUnionOfSets = "@distinctUnionOfSets"
}
