import AccessibilityTree
import PredicateFormat

/// Words of an element made ready.
enum CompiledText: Sendable {
  case literal(String)
  case bind(CompiledExpression)
  case string(key: String)

  var isEmpty: Bool {
    if case .literal("") = self { return true }
    return false
  }
}

/// A condition of an element made ready.
enum CompiledCondition: Sendable {
  case literal(Bool)
  case predicate(CompiledGuard)

  func holds(in scope: Scope) -> Bool {
    switch self {
    case .literal(let value): value
    case .predicate(let predicate): predicate.holds(in: scope)
    }
  }
}

/// A predicate over the scope; one that does not parse or cannot be evaluated does not hold.
struct CompiledGuard: Sendable {
  let predicate: FormatPredicate?

  func holds(in scope: Scope) -> Bool {
    guard let predicate else { return false }
    return (try? predicate.evaluate(with: .object(FormatObject(scope)))) ?? false
  }
}

/// What a gesture raises, made ready.
struct CompiledGesture: Sendable {
  let gesture: ElementGesture
  let event: String
  let data: [(key: String, value: CompiledExpression)]
}

/// An element of a view made ready: expressions parsed, visibility rules applied.
final class CompiledElement: Sendable {
  let definition: ElementDefinition
  let identifier: CompiledText
  let label: CompiledText
  let title: CompiledText
  let value: CompiledText?
  let placeholder: CompiledText?
  let isEnabled: CompiledCondition
  let isSelected: CompiledCondition
  let isHidden: CompiledCondition
  let forEach: CompiledExpression?
  let gestures: [CompiledGesture]
  /// What is inside, as the accessibility rules leave it.
  let children: [CompiledElement]
  let traits: ElementTraits
  /// Which element of the whole app it is.
  let ordinal: Int

  init(_ definition: ElementDefinition, compiler: inout DefinitionCompiler) {
    self.definition = definition
    ordinal = compiler.nextOrdinal()
    identifier = compiler.text(definition.identifier)
    label = compiler.text(definition.label)
    title = compiler.text(definition.title)
    value = definition.value.map { compiler.text($0) }
    placeholder = definition.placeholder.map { compiler.text($0) }
    isEnabled = compiler.condition(definition.isEnabled)
    isSelected = compiler.condition(definition.isSelected)
    isHidden = compiler.condition(definition.isHidden)
    forEach = definition.forEach.map { compiler.expression($0) }
    gestures = definition.gestures.map { compiler.gesture($0) }
    children = Self.exposed(in: definition).map { CompiledElement($0, compiler: &compiler) }
    traits = definition.traits.union(definition.type.usualTraits)
  }

  /// Whether nothing of the element can ever be in the tree (behaviour.md D; zero size and alpha).
  var isAlwaysAbsent: Bool {
    let placement = definition.placement
    return definition.alpha < 0.01 || placement.width == 0 || placement.height == 0
  }

  func gesture(_ gesture: ElementGesture) -> CompiledGesture? {
    gestures.first { $0.gesture == gesture }
  }

  private static func exposed(in definition: ElementDefinition) -> [ElementDefinition] {
    if definition.isAccessibilityElement == true { return [] }
    guard let names = definition.accessibilityElements else { return definition.children }
    return names.compactMap { descendant(of: definition, named: $0) }
  }

  private static func descendant(
    of definition: ElementDefinition, named name: String
  ) -> ElementDefinition? {
    for child in definition.children {
      if child.identifier == .literal(name) { return child }
      if let found = descendant(of: child, named: name) { return found }
    }
    return nil
  }
}

extension ElementType {
  /// The traits that an element of this type has without being told (behaviour.md D).
  var usualTraits: ElementTraits {
    switch self {
    case .button: .button
    case .staticText: .staticText
    case .link: .link
    case .image: .image
    case .searchField: .searchField
    case .slider, .pickerWheel, .stepper: .adjustable
    default: []
    }
  }

  /// Whether a touch on the element stops there even when nothing answers to it.
  var absorbsTouches: Bool {
    switch self {
    case .button, .switch, .toggle, .slider, .stepper, .textField, .secureTextField, .textView,
      .searchField, .link, .picker, .pickerWheel, .datePicker, .segmentedControl, .alert, .key,
      .keyboard:
      true
    default: false
    }
  }

  /// Whether the element takes typed text.
  var takesText: Bool {
    switch self {
    case .textField, .secureTextField, .textView, .searchField: true
    default: false
    }
  }
}
