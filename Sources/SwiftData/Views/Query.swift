public import Foundation
public import SwiftUI

/// What `@Query` fetches for a view; the view is drawn again when it changes.
public struct Query<Element: PersistentModel>: DynamicProperty {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>
  private var found: [Element] = []

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
  /// All objects that a description fits.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction) {
    self.init(descriptor)
  }
  /// All objects, as they were inserted, with an animation of their changes.
  public init(animation: Animation) { self.init(FetchDescriptor()) }
  /// All objects, as they were inserted, with what is said of their changes.
  public init(transaction: Transaction) { self.init(FetchDescriptor()) }
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
    filter: Predicate<Element>?, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) }
  /// All objects, in the order of several values.
  public init(sort descriptors: [SortDescriptor<Element>], transaction: Transaction) {
    self.init(FetchDescriptor(sortBy: descriptors))
  }
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
  /// The objects that match, in the order of a value.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction
  ) { self.init(filter: filter, sort: keyPath, order: order) }
  /// The objects that match, in the order of a value that may be missing.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction
  ) { self.init(filter: filter, sort: keyPath, order: order) }
}
