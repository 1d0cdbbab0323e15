public import Foundation
public import SwiftUI

/// The objects of a model that a view shows; the view is drawn again when they change.
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>
  private var found: [Element] = []

  // The compiler makes `@Query var all: [Item]` of this one, if it is here and the only one that
  // needs no arguments.
  /// All objects, as they were inserted.
  public init() { self.init(FetchDescriptor()) }

  /// The objects.
  public var wrappedValue: [Element] { found }
  /// The context that they are in.
  public var modelContext: ModelContext { context }
  /// The error of a predicate; it is always nil here, and nothing is found.
  public var fetchError: (any Error)? { nil }

  /// Fetches them; what is read here belongs to the view.
  public mutating func update() { found = (try? context.fetch(descriptor)) ?? [] }
}

extension Query {
  /// All objects that a description fits.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
    self.descriptor = descriptor
  }
  /// All objects, as they were inserted, with an animation of their changes.
  public init(animation: Animation) { self.init(FetchDescriptor()) }
  /// The objects that match, in the order of several values.
  public init(
    filter: Predicate<Element>?, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) }
  /// All objects, in the order of several values.
  public init(sort descriptors: [SortDescriptor<Element>], animation: Animation? = nil) {
    self.init(FetchDescriptor(sortBy: descriptors))
  }
  /// The objects that match, in the order of several values.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) }
  /// The objects that match, in the order of a value.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }
  /// The objects that match, in the order of a value that may be missing.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }
}
