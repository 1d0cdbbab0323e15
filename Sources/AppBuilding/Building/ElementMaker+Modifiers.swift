public import AccessibilityTree
public import AppModel
public import VirtualTime

extension ElementMaker {
  // MARK: - Texts

  /// Sets the accessibility identifier.
  public func id(_ identifier: ElementText) -> Self { with { $0.identifier = identifier } }

  /// Sets the accessibility label.
  public func label(_ label: ElementText) -> Self { with { $0.label = label } }

  /// Sets the title, which is empty for elements of iOS.
  public func title(_ title: ElementText) -> Self { with { $0.title = title } }

  /// Sets the value.
  public func value(_ value: ElementText) -> Self { with { $0.value = value } }

  /// Sets the text that an empty field shows.
  public func placeholder(_ placeholder: ElementText) -> Self {
    with { $0.placeholder = placeholder }
  }

  // MARK: - State

  /// Adds traits to those of the type.
  public func traits(_ traits: ElementTraits) -> Self { with { $0.traits.formUnion(traits) } }

  /// Enables the element only while a predicate is true.
  public func enabled(if predicate: String) -> Self {
    with { $0.isEnabled = .predicate(predicate) }
  }

  /// Disables the element, so that it ignores touches.
  public func disabled() -> Self { with { $0.isEnabled = false } }

  /// Selects the element while a predicate is true.
  public func selected(if predicate: String) -> Self {
    with { $0.isSelected = .predicate(predicate) }
  }

  /// Adds states that the model does not compute.
  public func marks(_ marks: ElementMark...) -> Self { with { $0.marks += marks } }

  /// Hides the element and everything below it while a predicate is true.
  public func hidden(if predicate: String) -> Self { with { $0.isHidden = .predicate(predicate) } }

  /// Sets the opacity, 0 to 1.
  public func alpha(_ alpha: Double) -> Self { with { $0.alpha = alpha } }

  /// Sets the colours of the text and its background, for audits.
  public func colors(text: ElementColor? = nil, background: ElementColor? = nil) -> Self {
    with { element in
      element.look.text = text
      element.look.background = background
    }
  }

  /// Sets the font of the text, for audits; without a size it has the size of body text.
  public func font(size: Double? = nil, isBold: Bool = false, scales: Bool = true) -> Self {
    with { $0.look.font = ElementLook.Font(size: size, isBold: isBold, scales: scales) }
  }

  // MARK: - Accessibility

  /// Hides everything below the element, or with false only the element.
  public func accessibilityElement(_ isElement: Bool = true) -> Self {
    with { $0.isAccessibilityElement = isElement }
  }

  /// Replaces the children with the descendants that have these identifiers.
  public func accessibilityElements(_ identifiers: [String]) -> Self {
    with { $0.accessibilityElements = identifiers }
  }

  // MARK: - Size and position

  /// Sets the size in points.
  public func size(width: Double? = nil, height: Double? = nil) -> Self {
    with { element in
      element.placement.width = width
      element.placement.height = height
    }
  }

  /// Sets the position in the parent, in points.
  public func position(x: Double? = nil, y: Double? = nil) -> Self {
    with { element in
      element.placement.x = x
      element.placement.y = y
    }
  }

  /// Sets how the children are arranged.
  public func layout(_ layout: ElementDefinition.Layout) -> Self { with { $0.layout = layout } }

  // MARK: - Movement

  /// Lets the element move to its place when it appears, from a start so many points to the right
  /// of it and below it.
  public func animated(
    _ duration: VirtualDuration, fromX: Double = 0, fromY: Double = 0, repeating: Bool = false
  ) -> Self {
    with {
      $0.animation = AnimationDefinition(
        duration, fromX: fromX, fromY: fromY, isRepeating: repeating)
    }
  }

  /// Sets what happens when the element, or one inside it, has to be scrolled into view.
  public func scrollTo(_ answer: ElementDefinition.ScrollAnswer) -> Self {
    with { $0.scrollAnswer = answer }
  }

  // MARK: - Data and events

  /// Binds the element to a key of the screen's context, which it reads and writes.
  public func binds(_ key: String) -> Self { with { $0.binding = key } }

  /// Makes the element once for each item of a list.
  ///
  /// - Parameters:
  ///   - list: an expression for the list.
  ///   - name: the name of the item in expressions inside the element.
  /// - Returns: the repeated element.
  public func forEach(_ list: String, as name: String = "item") -> Self {
    with { element in
      element.forEach = list
      element.itemName = name
    }
  }

  /// Declares that the items of the repeated element have no fixed order, like those of a set.
  public func unordered() -> Self { with { $0.isUnordered = true } }

  /// Raises an event on a tap.
  public func onTap(_ event: String, data: [String: String] = [:]) -> Self {
    on(.tap, event, data: data)
  }

  /// Raises an event on a gesture; `data` contains expressions for the event's data.
  public func on(
    _ gesture: ElementGesture, _ event: String, data: [String: String] = [:]
  ) -> Self {
    with { $0.gestures.append(GestureDefinition(gesture, raises: event, data: data)) }
  }
}
