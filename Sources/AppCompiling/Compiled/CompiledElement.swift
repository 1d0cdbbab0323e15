package import AccessibilityTree
package import AppModel
package import PredicateFormat

/// A compiled text of an element.
package enum CompiledText: Sendable {
  case literal(String)
  case bind(CompiledExpression)
  case string(key: String, with: [(name: String, value: CompiledExpression)])
  case formatted(CompiledExpression, TextFormat)
  indirect case indexPath(String, unique: CompiledText?)
}

/// A compiled condition of an element.
package enum CompiledCondition: Sendable {
  case literal(Bool)
  case predicate(CompiledGuard)
  case any([CompiledCondition])

  /// Whether the condition is true in a scope.
  package func holds(in scope: Scope) -> Bool {
    switch self {
    case .literal(let value): value
    case .predicate(let predicate): predicate.holds(in: scope)
    case .any(let conditions): conditions.contains { $0.holds(in: scope) }
    }
  }
}

/// A predicate over the scope; one that does not parse or cannot be evaluated does not hold.
package struct CompiledGuard: Sendable {
  let predicate: FormatPredicate?

  /// Compiles a predicate; nil for one that does not parse.
  package init(predicate: FormatPredicate?) { self.predicate = predicate }

  /// Whether the condition is true in a scope.
  package func holds(in scope: Scope) -> Bool {
    guard let predicate else { return false }
    return (try? predicate.evaluate(with: .object(FormatObject(scope)))) ?? false
  }
}

/// The compiled response to a gesture.
package struct CompiledGesture: Sendable {
  /// The gesture that raises the event.
  package let gesture: ElementGesture
  /// The event that it raises.
  package let event: String
  /// The data that the event carries.
  package let data: [(key: String, value: CompiledExpression)]
}

/// A compiled element of a view: expressions are parsed and visibility rules are applied.
package final class CompiledElement: Sendable {
  /// The element as it was defined.
  package let definition: ElementDefinition
  /// Its identifier.
  package let identifier: CompiledText
  /// Its label.
  package let label: CompiledText
  /// Its title.
  package let title: CompiledText
  /// Its value; nil for an element without one.
  package let value: CompiledText?
  /// The text that an empty field shows; nil if the field shows nothing.
  package let placeholder: CompiledText?
  /// When it is enabled.
  package let isEnabled: CompiledCondition
  /// When it is selected.
  package let isSelected: CompiledCondition
  /// When it is left out of the tree.
  package let isHidden: CompiledCondition
  /// The list that it is repeated for; nil for an element that appears once.
  package let forEach: CompiledExpression?
  /// The gestures that it responds to.
  package let gestures: [CompiledGesture]
  /// Its control settings; nil for none.
  package let control: CompiledControl?
  /// The elements inside, after the accessibility rules are applied; the sections come last.
  package let children: [CompiledElement]
  /// The cases that it chooses from; empty if it is shown directly.
  package let cases: [CompiledCase]
  /// Its role in the sections around it.
  package let role: ElementRole
  /// Its accessibility traits.
  package let traits: ElementTraits
  /// The states that it always has.
  package let marks: ElementFlags
  /// Whether it shows its own value or the value of a context key.
  package let isControl: Bool
  /// The number of the element in the whole app.
  package let ordinal: Int

  /// Compiles an element.
  ///
  /// It is also hidden if one of the containers between it and its parent is hidden; those
  /// containers are not in the tree.
  package init(
    _ definition: ElementDefinition, inside containers: [ElementDefinition] = [],
    as role: ElementRole = .plain, compiler: inout DefinitionCompiler
  ) {
    self.definition = definition
    self.role = role
    ordinal = compiler.ordinal(of: definition)
    identifier = compiler.text(definition.identifier)
    label = compiler.text(definition.label)
    title = compiler.text(definition.title)
    value = definition.value.map { compiler.text($0) }
    placeholder = definition.placeholder.map { compiler.text($0) }
    isEnabled = compiler.condition(definition.isEnabled)
    isSelected = compiler.condition(definition.isSelected)
    let isHidden = compiler.condition(definition.isHidden)
    let around = containers.map { $0.isAlwaysAbsent ? .literal(true) : $0.isHidden }
    self.isHidden =
      around.isEmpty ? isHidden : .any([isHidden] + around.map { compiler.condition($0) })
    if definition.animation != nil { compiler.hasAnimations = true }
    forEach = definition.forEach.map { compiler.expression($0) }
    gestures = definition.gestures.map { compiler.gesture($0) }
    control = compiler.control(of: definition)
    children = compiler.children(of: definition, as: role)
    cases = compiler.cases(of: definition)
    traits = definition.traits.union(definition.type.usualTraits)
    marks = definition.marks.reduce(into: []) { $0.insert($1.flag) }
    isControl =
      definition.binding != nil || definition.type.takesText || definition.type.toggles
      || control?.range != nil || control?.options != nil
  }

  /// Whether the element can never be in the tree (behaviour.md D; zero size and alpha).
  package var isAlwaysAbsent: Bool { definition.isAlwaysAbsent }

  /// The response to a gesture; nil if there is none.
  package func gesture(_ gesture: ElementGesture) -> CompiledGesture? {
    gestures.first { $0.gesture == gesture }
  }

  /// Whether its content scrolls under a finger.
  package var scrolls: Bool { definition.type.scrolls }

  /// A number that identifies the element while its screen exists, even if its item moves in the
  /// list.
  package func token(on screen: Int, item: ItemScope?) -> Int32 {
    let number = UInt64(screen) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(ordinal)
    return ElementToken.token(item?.mixed(into: number) ?? number)
  }

  /// The response to a gesture; a right click has the response of a long press unless it has its
  /// own.
  package func answer(to gesture: ElementGesture) -> CompiledGesture? {
    self.gesture(gesture) ?? (gesture == .rightClick ? self.gesture(.longPress) : nil)
  }

  /// An element that replaces a child, and the containers that it was taken out of.
  typealias Exposed = (element: ElementDefinition, containers: [ElementDefinition])

  /// The descendants that replace the children of an element, by their identifiers.
  static func exposed(in definition: ElementDefinition, named names: [String]) -> [Exposed] {
    names.compactMap { descendant(of: definition, named: $0) }
  }

  private static func descendant(of definition: ElementDefinition, named name: String) -> Exposed? {
    for child in definition.inner {
      if child.identifier == .literal(name) { return (child, []) }
      if let found = descendant(of: child, named: name) {
        return (found.element, [child] + found.containers)
      }
    }
    return nil
  }
}

extension ElementDefinition {
  /// Whether the element can never be in the tree (behaviour.md D; zero size and alpha).
  fileprivate var isAlwaysAbsent: Bool {
    alpha < 0.01 || placement.width == 0 || placement.height == 0
  }
}

extension ElementMark {
  /// The state in the tree.
  fileprivate var flag: ElementFlags {
    switch self {
    case .focused: .hasFocus
    case .keyboardFocused: .hasKeyboardFocus
    case .main: .isMainWindow
    case .invisible: .isInvisible
    case .presented: .coversScreen
    case .covered: .isCovered
    case .blank, .beside: []
    }
  }
}
