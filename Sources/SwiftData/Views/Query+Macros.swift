public import Foundation
public import SwiftUI

// `@Query` is a macro, as in SwiftData, so that a constant can have it: `@Query let all: [Item]`.

/// All objects of a model, as they were inserted.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "SwiftUIMacros", type: "Query")

/// All objects of a model, with an animation of their changes.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(animation: Animation) = #externalMacro(module: "SwiftUIMacros", type: "Query")

/// All objects of a model, and how changes look.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) =
  #externalMacro(module: "SwiftUIMacros", type: "Query")

/// All objects that a description fits.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, animation: Animation? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "Query")

/// The objects that match, in the order of several values.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>?, sort descriptors: [SortDescriptor<Element>] = [],
  animation: Animation? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "Query")

/// All objects, in the order of several values.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  sort descriptors: [SortDescriptor<Element>], animation: Animation? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "Query")

/// The objects that match, in the order of a value.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
  order: SortOrder = .forward, animation: Animation? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "Query")

/// The objects that match, in the order of a value that may be missing.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
  order: SortOrder = .forward, animation: Animation? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "Query")

/// All objects that a description fits, and how changes look.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, transaction: Transaction
) = #externalMacro(module: "SwiftUIMacros", type: "Query")

/// The objects that match, in the order of several values, and how changes look.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>?, sort descriptors: [SortDescriptor<Element>] = [],
  transaction: Transaction
) = #externalMacro(module: "SwiftUIMacros", type: "Query")

/// All objects, in the order of several values, and how changes look.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  sort descriptors: [SortDescriptor<Element>], transaction: Transaction
) = #externalMacro(module: "SwiftUIMacros", type: "Query")

/// The objects that match, in the order of a value, and how changes look.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
  order: SortOrder = .forward, transaction: Transaction
) = #externalMacro(module: "SwiftUIMacros", type: "Query")

/// The objects that match, in the order of a value that may be missing, and how changes look.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
  order: SortOrder = .forward, transaction: Transaction
) = #externalMacro(module: "SwiftUIMacros", type: "Query")
