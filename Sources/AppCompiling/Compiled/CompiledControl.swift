import AccessibilityTree
package import AppModel
import PredicateFormat

/// A command made ready.
package struct CompiledCommand: Sendable {
  /// The command's label.
  package let label: CompiledText
  /// The command's identifier.
  package let identifier: CompiledText
  /// What it raises; the gesture of it means nothing.
  package let raises: CompiledGesture?
}

/// What a control offers, made ready.
package final class CompiledControl: Sendable {
  /// Options made ready.
  package enum Options: Sendable {
    case words([CompiledText])
    case expression(CompiledExpression)
  }

  let style: ControlStyle?
  /// What can be chosen; nil for a control without choices.
  package let options: Options?
  /// The values it can take; nil for a control without numbers.
  package let range: ControlRange?
  /// Whether the refresh indicator is shown.
  package let isRefreshing: CompiledCondition
  /// The commands of its menu.
  package let menu: [CompiledCommand]
  let leading: [CompiledCommand]
  let trailing: [CompiledCommand]

  init(_ definition: ControlDefinition, compiler: inout DefinitionCompiler) {
    style = definition.style
    range = definition.range
    options =
      switch definition.options {
      case nil: nil
      case .words(let words): .words(words.map { compiler.text($0) })
      case .expression(let text): .expression(compiler.expression(text))
      }
    isRefreshing = compiler.condition(definition.isRefreshing)
    menu = definition.menu.map { compiler.command($0) }
    leading = definition.leading.map { compiler.command($0) }
    trailing = definition.trailing.map { compiler.command($0) }
  }

  /// The gestures that show commands.
  package var showing: [ElementGesture] {
    (menu.isEmpty ? [] : [.longPress]) + (leading.isEmpty ? [] : [.swipeRight])
      + (trailing.isEmpty ? [] : [.swipeLeft])
  }

  /// The commands that a swipe to a side shows.
  package func commands(shownBy gesture: ElementGesture) -> [CompiledCommand] {
    switch gesture {
    case .swipeLeft: trailing
    case .swipeRight: leading
    default: []
    }
  }
}

extension DefinitionCompiler {
  /// What a control offers, made ready; nil for an element that offers nothing.
  ///
  /// Apart from the making of elements, which stand deep inside each other.
  mutating func control(of element: ElementDefinition) -> CompiledControl? {
    element.hasControl ? CompiledControl(element.control, compiler: &self) : nil
  }

  fileprivate mutating func command(_ command: CommandDefinition) -> CompiledCommand {
    let raises = command.event.map {
      gesture(GestureDefinition(.tap, raises: $0, data: command.data))
    }
    return CompiledCommand(
      label: text(command.label), identifier: text(command.identifier), raises: raises)
  }
}

extension CompiledElement {
  /// The form of the control, if it has one.
  package var style: ControlStyle? { control?.style }

  /// The range of the control, or that of its type.
  package var range: ControlRange {
    control?.range ?? (definition.type == .stepper ? .ofStepper : ControlRange())
  }

  /// Whether it may have parts of its own in the tree, beside its children.
  package var hasParts: Bool {
    if control != nil || definition.type == .searchField { return true }
    return definition.type == .stepper && children.isEmpty
  }

  /// Whether a tap opens its menu, and not a long press.
  package var opensMenuOnTap: Bool {
    switch definition.type {
    case .button, .popUpButton, .menuButton, .comboBox: true
    default: false
    }
  }
}
