import AccessibilityTree
import AppModel
import LocatedJSON
import PredicateFormat
import VirtualTime

extension ScreenDefinition {
  /// The screen as its file holds it.
  var json: JSONNode {
    var members = JSONMembers()
    members.add("title", title?.json)
    members.add("root", root == ElementDefinition(.other) ? nil : root.json)
    members.add("context", values: context)
    members.add("view", list: view, \.json)
    members.add("on", on.isEmpty ? nil : EventDefinition.json(on))
    members.add("barItems", list: barItems, \.json)
    members.add("modal", isModal == false ? nil : isModal.json)
    guard states != [StateDefinition(name: StateDefinition.onlyName)] else { return members.node }
    members.add("initial", states.count == 1 ? nil : initial)
    members.add("states", StateDefinition.json(states))
    return members.node
  }
}

extension StateDefinition {
  /// States under their names, in their order.
  fileprivate static func json(_ states: [StateDefinition]) -> JSONNode {
    JSONNode(.object(states.map { JSONMember($0.name, $0.json) }))
  }

  private var json: JSONNode {
    var members = JSONMembers()
    members.add("entry", listOrOne: ActionDefinition.json(entry)) { $0 }
    members.add("exit", listOrOne: ActionDefinition.json(exit)) { $0 }
    members.add("on", on.isEmpty ? nil : EventDefinition.json(on))
    members.add("after", after.isEmpty ? nil : DelayedTransitionDefinition.json(after))
    members.add("invoke", listOrOne: invoke, \.json)
    members.add("view", list: view, \.json)
    members.add("animation", animation == .zero ? nil : JSONNode.duration(animation))
    members.add("idle", isIdle ? nil : JSONNode(.bool(false)))
    members.add("initial", states.count == 1 ? nil : initial)
    members.add("states", states.isEmpty ? nil : Self.json(states))
    return members.node
  }
}

extension EventDefinition {
  /// Transitions under the names of their events, in their order.
  fileprivate static func json(_ events: [EventDefinition]) -> JSONNode {
    JSONNode(
      .object(events.map { JSONMember($0.event, TransitionDefinition.json($0.transitions)) }))
  }
}

extension TransitionDefinition {
  /// One transition alone, otherwise a list.
  fileprivate static func json(_ transitions: [TransitionDefinition]) -> JSONNode {
    .listOrOne(transitions, \.json)
  }

  private var json: JSONNode {
    if let target, self == TransitionDefinition(to: target) { return .text(target) }
    var members = JSONMembers()
    add(to: &members)
    return members.node
  }

  fileprivate func add(to members: inout JSONMembers) {
    members.add("target", target)
    members.add("guard", `guard`)
    members.add("actions", listOrOne: ActionDefinition.json(actions)) { $0 }
  }
}

extension DelayedTransitionDefinition {
  /// An object with a key for each delay where that can be, otherwise a list.
  fileprivate static func json(_ delayed: [DelayedTransitionDefinition]) -> JSONNode {
    var members: [JSONMember] = []
    for one in delayed {
      guard case .fixed(let delay) = one.delay.shape else { return list(delayed) }
      let key = DurationText.write(delay)
      guard !members.contains(where: { $0.key == key }) else { return list(delayed) }
      members.append(JSONMember(key, TransitionDefinition.json(one.transitions)))
    }
    return JSONNode(.object(members))
  }

  private static func list(_ delayed: [DelayedTransitionDefinition]) -> JSONNode {
    JSONNode(
      .array(
        delayed.map { one in
          var members = JSONMembers()
          members.add("delay", one.delay.json)
          if one.transitions.count == 1 {
            one.transitions[0].add(to: &members)
          } else {
            members.add("transitions", TransitionDefinition.json(one.transitions))
          }
          return members.node
        }))
  }
}

extension InvocationDefinition {
  fileprivate var json: JSONNode {
    var members = JSONMembers()
    members.add("src", source)
    members.add("id", id == source ? nil : id)
    if !onDone.isEmpty { members.add("onDone", TransitionDefinition.json(onDone)) }
    if !onError.isEmpty { members.add("onError", TransitionDefinition.json(onError)) }
    members.add("retry", retry)
    members.add("cancel", cancellation == .prompt ? nil : cancellation.rawValue)
    return members.node
  }

  private var retry: JSONNode? {
    guard retries != 0 || retryDelay != .zero else { return nil }
    var members = JSONMembers()
    members.add("count", JSONNode(.integer(Int64(retries))))
    members.add("delay", retryDelay == .zero ? nil : JSONNode.duration(retryDelay))
    return members.node
  }
}
