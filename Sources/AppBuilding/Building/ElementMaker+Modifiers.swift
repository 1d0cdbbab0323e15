public import AccessibilityTree
public import AppModel
public import VirtualTime

extension ElementMaker {
  // MARK: - Words

  /// Sets the accessibility identifier.
  public func id(_ identifier: ElementText) -> Self { with { $0.identifier = identifier } }

  /// Sets the accessibility label.
  public func label(_ label: ElementText) -> Self { with { $0.label = label } }

  /// Sets the title, which elements of iOS leave empty.
  public func title(_ title: ElementText) -> Self { with { $0.title = title } }

  /// Sets the value.
  public func value(_ value: ElementText) -> Self { with { $0.value = value } }

  /// Sets what an empty field shows.
  public func placeholder(_ placeholder: ElementText) -> Self {
    with { $0.placeholder = placeholder }
  }

  // MARK: - State

  /// Adds traits to those of the type.
  public func traits(_ traits: ElementTraits) -> Self { with { $0.traits.formUnion(traits) } }

  /// Lets the element answer to touches only while a predicate holds.
  public func enabled(if predicate: String) -> Self {
    with { $0.isEnabled = .predicate(predicate) }
  }

  /// Makes the element ignore touches.
  public func disabled() -> Self { with { $0.isEnabled = false } }

  /// Selects the element while a predicate holds.
  public func selected(if predicate: String) -> Self {
    with { $0.isSelected = .predicate(predicate) }
  }

  /// Takes the element and all below it away while a predicate holds.
  public func hidden(if predicate: String) -> Self { with { $0.isHidden = .predicate(predicate) } }

  /// Sets the opacity, 0 to 1.
  public func alpha(_ alpha: Double) -> Self { with { $0.alpha = alpha } }

  /// Sets the colour of the text and of what is behind it, for audits.
  public func colors(text: ElementColor? = nil, background: ElementColor? = nil) -> Self {
    with { element in
      element.look.text = text
      element.look.background = background
    }
  }

  /// Sets the letters of the text, for audits; without a size they are those of body text.
  public func font(size: Double? = nil, isBold: Bool = false, scales: Bool = true) -> Self {
    with { $0.look.font = ElementLook.Font(size: size, isBold: isBold, scales: scales) }
  }

  // MARK: - Accessibility

  /// Hides what is below the element, or, with false, the element itself.
  public func accessibilityElement(_ isElement: Bool = true) -> Self {
    with { $0.isAccessibilityElement = isElement }
  }

  /// Lets descendants with these identifiers stand in for the children.
  public func accessibilityElements(_ identifiers: [String]) -> Self {
    with { $0.accessibilityElements = identifiers }
  }

  // MARK: - Place

  /// Fixes the size in points.
  public func size(width: Double? = nil, height: Double? = nil) -> Self {
    with { element in
      element.placement.width = width
      element.placement.height = height
    }
  }

  /// Fixes the place in the parent in points.
  public func position(x: Double? = nil, y: Double? = nil) -> Self {
    with { element in
      element.placement.x = x
      element.placement.y = y
    }
  }

  /// Says how the children stand to each other.
  public func layout(_ layout: ElementDefinition.Layout) -> Self { with { $0.layout = layout } }

  // MARK: - Movement

  /// Lets the element come from another place when it is shown: so many points to the right of its
  /// own place and below it.
  public func animated(
    _ duration: VirtualDuration, fromX: Double = 0, fromY: Double = 0, repeating: Bool = false
  ) -> Self {
    with {
      $0.animation = AnimationDefinition(
        duration, fromX: fromX, fromY: fromY, isRepeating: repeating)
    }
  }

  /// Says what comes of it when the element, or one inside, is to be scrolled into view.
  public func scrollTo(_ answer: ElementDefinition.ScrollAnswer) -> Self {
    with { $0.scrollAnswer = answer }
  }

  // MARK: - Data and events

  /// Reads and writes a key of the screen's context.
  public func binds(_ key: String) -> Self { with { $0.binding = key } }

  /// Makes the element once for each item of a list.
  ///
  /// - Parameters:
  ///   - list: an expression for the list.
  ///   - name: the name by which expressions inside see the item.
  /// - Returns: the repeated element.
  public func forEach(_ list: String, as name: String = "item") -> Self {
    with { element in
      element.forEach = list
      element.itemName = name
    }
  }

  /// Says that the items of the repeated element have no order of their own, as those of a set.
  public func unordered() -> Self { with { $0.isUnordered = true } }

  /// Raises an event on a tap.
  public func onTap(_ event: String, data: [String: String] = [:]) -> Self {
    on(.tap, event, data: data)
  }

  /// Raises an event on a gesture; `data` are expressions that the event carries.
  public func on(
    _ gesture: ElementGesture, _ event: String, data: [String: String] = [:]
  ) -> Self {
    with { $0.gestures.append(GestureDefinition(gesture, raises: event, data: data)) }
  }
}
