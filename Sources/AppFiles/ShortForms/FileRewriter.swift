import LocatedJSON

/// Rewrites the elements, transitions and actions of a screen's file or a component's file.
///
/// It finds them by the keys they are under. A value in `$replace`, which only variants use, is
/// rewritten as if it were there itself.
struct FileRewriter {
  /// Which of two values is rewritten first, if one contains the other.
  enum Order { case outerFirst, innerFirst }

  /// The key of an object whose value replaces the app's value, in the files of variants.
  static let replace = "$replace"

  /// The keys of a screen or a state whose values are lists of elements.
  static let elementLists: Set<String> = ["view", "barItems", "leftBarItems"]

  let order: Order
  var element: (JSONNode) -> JSONNode = { $0 }
  var command: (JSONNode) -> JSONNode = { $0 }
  var transition: (JSONNode) -> JSONNode = { $0 }
  var actions: (JSONNode) -> JSONNode = { $0 }
  var alert: (JSONNode) -> JSONNode = { $0 }

  /// A file: a screen, a component, or a variant's overlay of one.
  func file(_ node: JSONNode) -> JSONNode { replaced(node, level) }

  /// A screen or a state.
  private func level(_ node: JSONNode) -> JSONNode {
    node.mapMembers { member in
      let value = member.value
      return switch member.key {
      case "root", "element": elementTree(value)
      case let key where Self.elementLists.contains(key): elements(value)
      case "on": replaced(value) { $0.mapMembers { transitions($0.value) } }
      case "after": replaced(value) { delays($0) }
      case "invoke": replaced(value) { $0.mapEach(invocation) }
      case "entry", "exit": doing(value)
      case "states": replaced(value) { $0.mapMembers { file($0.value) } }
      default: value
      }
    }
  }

  // MARK: - Elements

  private func elements(_ node: JSONNode) -> JSONNode {
    replaced(node) { $0.mapParts(elementTree) }
  }

  private func elementTree(_ node: JSONNode) -> JSONNode {
    replaced(node) { node in
      switch order {
      case .outerFirst: insides(element(node))
      case .innerFirst: element(insides(node))
      }
    }
  }

  private func insides(_ node: JSONNode) -> JSONNode {
    node.mapMembers { member in
      let value = member.value
      return switch member.key {
      case "children", "rows": elements(value)
      case "header", "footer", "show": elementTree(value)
      case "sections", "cases": replaced(value) { $0.mapParts(insides) }
      case "menu", "leading", "trailing": replaced(value) { $0.mapParts(command) }
      case "on": value.mapMembers { gesture($0.value) }
      default: value
      }
    }
  }

  /// An event stays as it is; transitions written instead of it are rewritten.
  private func gesture(_ node: JSONNode) -> JSONNode {
    InlineTransitions.areIn(node) ? transitions(node) : node
  }

  // MARK: - Transitions

  private func transitions(_ node: JSONNode) -> JSONNode {
    replaced(node) { node in
      node.mapEach { one in
        guard case .object = one.kind else { return one }
        return switch order {
        case .outerFirst: actionsInside(transition(one))
        case .innerFirst: transition(actionsInside(one))
        }
      }
    }
  }

  private func actionsInside(_ node: JSONNode) -> JSONNode {
    node.mapMembers { member in
      switch member.key {
      case "actions": doing(member.value)
      case "transitions": transitions(member.value)
      default: member.value
      }
    }
  }

  /// Actions, and the alerts that they show with their fields.
  private func doing(_ node: JSONNode) -> JSONNode {
    switch order {
    case .outerFirst: alertsInside(actions(node))
    case .innerFirst: actions(alertsInside(node))
    }
  }

  private func alertsInside(_ node: JSONNode) -> JSONNode {
    node.mapEach { action in
      action.mapMembers { action in
        guard action.key == "alert" else { return action.value }
        return alert(
          action.value.mapMembers { $0.key == "fields" ? elements($0.value) : $0.value })
      }
    }
  }

  private func delays(_ node: JSONNode) -> JSONNode {
    guard case .object = node.kind else { return transitions(node) }
    return node.mapMembers { transitions($0.value) }
  }

  private func invocation(_ node: JSONNode) -> JSONNode {
    node.mapMembers { member in
      ["onDone", "onError"].contains(member.key) ? transitions(member.value) : member.value
    }
  }

  private func replaced(_ node: JSONNode, _ rewrite: (JSONNode) -> JSONNode) -> JSONNode {
    guard case .object(let members) = node.kind, members.count == 1,
      members[0].key == Self.replace
    else { return rewrite(node) }
    return node.mapMembers { rewrite($0.value) }
  }
}

extension JSONNode {
  /// The same object with other values; anything else stays as it is.
  func mapMembers(_ change: (JSONMember) -> JSONNode) -> JSONNode {
    guard case .object(let members) = kind else { return self }
    let made = members.map { JSONMember($0.key, offset: $0.offset, change($0)) }
    return JSONNode(.object(made), offset: offset)
  }

  /// The same list with other parts; anything else stays as it is.
  func mapParts(_ change: (JSONNode) -> JSONNode) -> JSONNode {
    guard case .array(let nodes) = kind else { return self }
    return JSONNode(.array(nodes.map(change)), offset: offset)
  }

  /// Changes each part of a list, or the value itself if it is not a list.
  func mapEach(_ change: (JSONNode) -> JSONNode) -> JSONNode {
    if case .array = kind { mapParts(change) } else { change(self) }
  }
}
