import AccessibilityTree
package import AppModel

/// A compiled command.
package struct CompiledCommand: Sendable {
  /// The command's label.
  package let label: CompiledText
  /// The command's identifier.
  package let identifier: CompiledText
  /// The event that it raises; the gesture stored with it has no meaning.
  package let raises: CompiledGesture?
  /// Whether a swipe over the whole cell performs it.
  package let takesFullSwipe: Bool
  /// Whether it can be chosen.
  package let isEnabled: Bool
  /// Whether it is marked as chosen.
  package let isSelected: Bool
  /// The commands of the menu that it opens.
  package let menu: [CompiledCommand]
}

/// The compiled options, range and commands of a control.
package final class CompiledControl: Sendable {
  /// Compiled options.
  package enum Options: Sendable {
    case words([CompiledText])
    case expression(CompiledExpression)
  }

  let style: ControlStyle?
  /// The options to choose from; nil for a control without options.
  package let options: Options?
  /// The range of numbers; nil for a control that has none.
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

  /// The gestures that make commands appear.
  package var showing: [ElementGesture] {
    (menu.isEmpty ? [] : [.longPress]) + (leading.isEmpty ? [] : [.swipeRight])
      + (trailing.isEmpty ? [] : [.swipeLeft])
  }

  /// The commands of its menu, or of a menu inside it: the places lead there.
  package func menu(at places: [Int]) -> [CompiledCommand] {
    places.reduce(menu) { $0[$1].menu }
  }

  /// Whether the cell has commands that a swipe shows.
  package var isSwiped: Bool { !leading.isEmpty || !trailing.isEmpty }

  /// The commands that appear on a swipe to one side.
  package func commands(shownBy gesture: ElementGesture) -> [CompiledCommand] {
    switch gesture {
    case .swipeLeft: trailing
    case .swipeRight: leading
    default: []
    }
  }
}

extension DefinitionCompiler {
  /// The compiled control of an element; nil if the element has no control settings.
  ///
  /// A separate function keeps stack frames small, because elements nest deeply.
  mutating func control(of element: ElementDefinition) -> CompiledControl? {
    element.hasControl ? CompiledControl(element.control, compiler: &self) : nil
  }

  fileprivate mutating func command(_ command: CommandDefinition) -> CompiledCommand {
    let raises = command.event.map {
      gesture(GestureDefinition(.tap, raises: $0, data: command.data))
    }
    return CompiledCommand(
      label: text(command.label), identifier: text(command.identifier), raises: raises,
      takesFullSwipe: command.takesFullSwipe, isEnabled: command.isEnabled,
      isSelected: command.isSelected, menu: command.menu.map { self.command($0) })
  }
}

extension CompiledElement {
  /// The style of the control, if it has one.
  package var style: ControlStyle? { control?.style }

  /// The range of the control, or the default range of its type.
  package var range: ControlRange {
    control?.range ?? (definition.type == .stepper ? .ofStepper : ControlRange())
  }

  /// Whether it may have parts in the tree in addition to its children.
  package var hasParts: Bool {
    if control != nil || definition.type == .searchField { return true }
    return definition.type == .stepper && children.isEmpty
  }

  /// Whether its menu opens on a tap instead of a long press.
  ///
  /// A button with an action of its own keeps the tap for that.
  package var opensMenuOnTap: Bool {
    switch definition.type {
    case .button: answer(to: .tap) == nil
    case .popUpButton, .menuButton, .comboBox: true
    default: false
    }
  }
}
