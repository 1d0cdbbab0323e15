package import ViewGraph

/// A property whose state is stored at the node of its view.
public protocol DynamicProperty {
  /// Called before the body of the view is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property that is installed at a node before the body is evaluated.
package protocol InstalledProperty: DynamicProperty, SelfComparing {
  /// Connects it with the state at the node.
  @MainActor mutating func install(
    at place: Int, on node: ViewNode, _ environment: EnvironmentValues)
}

/// Connects the properties of views with their state.
@MainActor
enum PropertyInstaller {
  private typealias Found = [(offset: Int, type: any DynamicProperty.Type)]
  /// The properties of the types met so far; sessions on several threads share them.
  private static var known: [ObjectIdentifier: Found] = [:]
  private static let lock = NSLock()

  /// Connects all properties of a value, also nested ones.
  static func install<Value>(
    _ value: inout Value, on node: ViewNode, _ environment: EnvironmentValues, from start: Int = 0
  ) {
    let found = properties(of: Value.self)
    guard !found.isEmpty else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for (offset, type) in found {
        connect(type, base + offset, at: start + offset, on: node, environment)
      }
    }
  }

  private static func connect<Property: DynamicProperty>(
    _ type: Property.Type, _ address: UnsafeMutableRawPointer, at place: Int, on node: ViewNode,
    _ environment: EnvironmentValues
  ) {
    let pointer = address.assumingMemoryBound(to: type)
    if var installed = pointer.pointee as? any InstalledProperty {
      installed.install(at: place, on: node, environment)
      if let made = installed as? Property { pointer.pointee = made }
    } else {
      install(&pointer.pointee, on: node, environment, from: place)
    }
    pointer.pointee.update()
  }

  private static func properties<Value>(of type: Value.Type) -> Found {
    let key = ObjectIdentifier(type)
    if let found = lock.withLock({ known[key] }) { return found }
    let found: Found = (FieldTable.fields(of: type) ?? []).compactMap { field in
      (field.type as? any DynamicProperty.Type).map { (field.offset, $0) }
    }
    lock.withLock { known[key] = found }
    return found
  }
}
