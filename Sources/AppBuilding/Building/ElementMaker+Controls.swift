public import AppModel

extension ElementMaker {
  /// Sets the style of a control whose type has several.
  public func style(_ style: ControlStyle) -> Self { with { $0.control.style = style } }

  /// Sets the options to choose from.
  public func options(_ options: ElementText...) -> Self {
    with { $0.control.options = .words(options) }
  }

  /// Sets an expression for the options, or for their number.
  public func options(from expression: String) -> Self {
    with { $0.control.options = .expression(expression) }
  }

  /// Sets the range of the control.
  public func range(from: Double = 0, to: Double, step: Double = 1) -> Self {
    with { $0.control.range = ControlRange(from: from, to: to, step: step) }
  }

  /// Shows that new content is being fetched while a predicate is true.
  public func refreshing(if predicate: String) -> Self {
    with { $0.control.isRefreshing = .predicate(predicate) }
  }

  /// Sets the commands of the menu, which opens on a tap of a button and on a long press of
  /// anything else.
  public func menu(_ commands: Command...) -> Self { with { $0.control.menu = commands } }

  /// Sets the commands that appear on a swipe to the right.
  public func leading(_ commands: Command...) -> Self { with { $0.control.leading = commands } }

  /// Sets the commands that appear on a swipe to the left.
  public func trailing(_ commands: Command...) -> Self { with { $0.control.trailing = commands } }
}

/// A button of a menu or of a swiped cell: `Command("Delete", raises: "DELETE")`.
public typealias Command = CommandDefinition
