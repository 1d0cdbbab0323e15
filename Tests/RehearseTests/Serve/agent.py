"""Drives `rehearse serve mcp` with the Model Context Protocol's SDK for Python.

agent.py <rehearse> <folder of apps> <folder for what is written>: prints a line for each case, and
exits with 1 if one fails.
"""

import asyncio
import base64
import pathlib
import re
import sys
import traceback

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

REHEARSE, APPS, OUTPUT = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
CASES = []


def case(function):
    CASES.append(function)
    return function


class Agent:
    """A client with the checks of the cases."""

    def __init__(self, session):
        self.session = session

    async def call(self, tool, **arguments):
        result = await self.session.call_tool(tool, arguments)
        text = "\n".join(part.text for part in result.content if part.type == "text")
        failed = getattr(result, "is_error", None) or getattr(result, "isError", None)
        return text, bool(failed), result

    async def do(self, tool, **arguments):
        text, failed, _ = await self.call(tool, **arguments)
        assert not failed, f"{tool} {arguments}: {text}"
        return text

    async def refused(self, tool, **arguments):
        text, failed, _ = await self.call(tool, **arguments)
        assert failed, f"{tool} {arguments} was not refused: {text}"
        return text

    async def launch(self, app, coordinator=None, seed=1, **more):
        if coordinator:
            more["coordinator"] = coordinator
        return await self.do("launch_app", app=app, seed=seed, **more)


def same(found, wanted):
    assert found == wanted, f"{found!r} is not {wanted!r}"


def has(text, *parts):
    for part in parts:
        assert part in text, f"{part!r} is not in {text!r}"


# The protocol


@case
async def tools_are_listed_with_what_they_change(agent):
    tools = (await agent.session.list_tools()).tools
    reads = {tool.name for tool in tools if _hint(tool)}
    same(len(tools), 27)
    assert {"describe_screen", "read_journal", "take_picture"} <= reads
    assert not {"tap", "advance_time", "launch_app", "go_back_in_time"} & reads


def _hint(tool):
    hints = tool.annotations
    return getattr(hints, "read_only_hint", getattr(hints, "readOnlyHint", None))


@case
async def resources_are_read(agent):
    addresses = {str(one.uri) for one in (await agent.session.list_resources()).resources}
    assert {"rehearsal://screens/Shop/cart", "rehearsal://routes/Shop"} <= addresses
    contents = (await agent.session.read_resource("rehearsal://screens/Shop/cart")).contents
    has(contents[0].text, "cart.checkout")


@case
async def prompts_are_filled_in(agent):
    names = {prompt.name for prompt in (await agent.session.list_prompts()).prompts}
    same(names, {"write-a-test", "why-is-this-flaky"})
    prompt = await agent.session.get_prompt("why-is-this-flaky", {"app": "Shop", "flow": "pays"})
    has(prompt.messages[0].content.text, "This UI test of the app Shop fails now and then: pays")


@case
async def unknown_tools_are_refused(agent):
    try:
        text = await agent.refused("tapp")
    except Exception as error:
        text = str(error)
    has(text, 'the nearest is "tap"')


# The sample


@case
async def a_login_is_typed_by_references(agent):
    screen = await agent.launch("Screens", "LoginCoordinator")
    email = re.search(r"(e\d+) TextField", screen)[1]
    button = re.search(r"(e\d+) Button 'Login'", screen)[1]
    await agent.do("type_text", element=email, text="me@example.com")
    await agent.do("tap", element=button)
    has(await agent.do("describe_screen"), "Screen content", "me@example.com")


@case
async def a_reference_of_a_closed_screen_is_gone(agent):
    screen = await agent.launch("Screens", "LoginCoordinator")
    button = re.search(r"(e\d+) Button 'Login'", screen)[1]
    await agent.do("tap", element=button)
    await agent.do("advance_time", seconds=1)
    has(await agent.refused("tap", element=button), "is no longer there; find it again")


@case
async def a_row_loads_in_virtual_time(agent):
    await agent.launch("Screens", "ListCoordinator")
    has(await agent.do("tap", element="Ninth"), "state loading", "loader details ends at 2.0 s")
    has(await agent.do("advance_time", shows="SuccessView"), "state loaded; 2.0 s")


@case
async def an_alert_is_answered(agent):
    await agent.launch("Screens", "ListCoordinator")
    found = await agent.do("find_elements", type="button", text="InfoButton")
    has(await agent.do("tap", element=found.split()[0]), 'Alert "First" with "OK"')
    assert "Alert" not in await agent.do("answer_alert", button="OK")


@case
async def a_failing_loader_shows_its_error(agent):
    await agent.launch("Screens", "SlowLoginCoordinator")
    await agent.do("type_text", element="slow.login.email", text="me@example.com")
    await agent.do("type_text", element="slow.login.password", text="secret")
    await agent.do("fail_loader", loader="signIn")
    await agent.do("tap", element="slow.login.button")
    has(await agent.do("advance_time", seconds=3, describe=True), "Could not sign in")


@case
async def a_branch_leaves_the_first_session(agent):
    await agent.launch("Screens", "SimpleCoordinator")
    await agent.do("advance_time", seconds=4)
    first = re.search(r"in session (s\d+)", await agent.do("describe_screen"))[1]
    has(await agent.do("branch_session", instant=1), "state loading; 1.0 s")
    has(await agent.do("describe_screen", session=first), "state loaded; 4.0 s")


@case
async def going_back_forgets(agent):
    await agent.launch("Screens", "ListCoordinator")
    await agent.do("tap", element="First")
    has(await agent.do("go_back_in_time"), "Screen list")


@case
async def equal_calls_give_equal_journals(agent):
    journals = []
    for _ in range(2):
        await agent.launch("Screens", "ListCoordinator", seed=7)
        await agent.do("tap", element="Third")
        await agent.do("advance_time", seconds=3)
        journals.append(await agent.do("read_journal", count=1000))
    same(journals[0], journals[1])
    has(journals[0], '"journal":1', '"seed":"7"')


@case
async def a_picture_is_a_png(agent):
    await agent.launch("Screens", "LoginCoordinator")
    _, _, result = await agent.call("take_picture")
    data = base64.b64decode(result.content[0].data)
    same(data[:8], b"\x89PNG\r\n\x1a\n")


@case
async def sessions_are_isolated(agent):
    await agent.launch("Screens", "LoginCoordinator")
    await agent.launch("Screens", "LoginCoordinator")
    ids = re.findall(r"session (s\d+)", await agent.do("list_sessions"))[-2:]
    await agent.do("type_text", session=ids[0], element="cloud.mokumoku.sample.login.email", text="a")
    has(await agent.do("describe_screen", session=ids[1]), "login.email empty")


@case
async def the_device_turns(agent):
    await agent.launch("Screens", "ListCoordinator")
    await agent.do("use_device", action="landscapeLeft")
    has(await agent.do("read_element", element="ListView"), "{852.0")


# The shop


@case
async def every_screen_of_the_shop_is_short(agent):
    details = await agent.do("list_apps", app="Shop")
    names = re.search(r"Coordinators: (.*)", details)[1].replace(" (usual)", "").split(", ")
    for name in names:
        await agent.launch("Shop", name, arguments=["-sawTour", "YES", "-sawCashbackNews", "YES"])
        text = await agent.do("advance_time", seconds=3, describe=True)
        assert len(text) <= 4000, f"{name}: {len(text)} characters"


@case
async def requests_and_pending_events_are_read(agent):
    await agent.launch("Shop")
    has(await agent.do("read_pending"), "loader feed ends")
    await agent.do("advance_time", seconds=3)
    has(await agent.do("read_requests"), "GET /v1/feed", "status 200")


@case
async def a_link_opens_a_product(agent):
    await agent.launch("Shop", arguments=["-sawTour", "YES", "-sawCashbackNews", "YES"])
    await agent.do("open_link", link="bazaar://product/lamp")
    await agent.do("advance_time", shows="product.add")
    has(await agent.do("describe_screen"), "Screen product", "'Desk Lamp'", "'$59'")


@case
async def faults_are_launched_with(agent):
    await agent.launch("Shop", faults="loader-failure=1", arguments=["-sawTour", "YES"])
    has(await agent.do("advance_time", seconds=5), "state failed")


# The task list: what an agent is asked for, each with an artefact that has passed


async def buy_the_cheapest_lamp(agent):
    """From the feed to the order, by what the screens say."""
    await agent.launch("Shop", arguments=["-sawTour", "YES", "-sawCashbackNews", "YES"])
    await agent.do("advance_time", shows="feed.search")
    await agent.do("tap", element="feed.search")
    await agent.do("type_text", element="search.field", text="lamp\n")
    results = await agent.do("advance_time", shows="search.results", describe=True)
    lamps = re.findall(r"(e\d+) Cell '([^']*Lamp[^']*)' '\$(\d+)'", results)
    assert lamps, results
    name, title, price = min(lamps, key=lambda lamp: int(lamp[2]))
    await agent.do("tap", element=name)
    await agent.do("advance_time", shows="product.add")
    await agent.do("tap", element="product.add")
    await agent.do("tap", element="added.cart")
    await agent.do("tap", element="cart.checkout")
    await agent.do("type_text", element="signIn.email", text="ann@example.com")
    await agent.do("type_text", element="signIn.password", text="secret")
    await agent.do("tap", element="signIn.button")
    await agent.do("advance_time", shows="checkoutAddress.view")
    for field, words in [("name", "Ann"), ("street", "Elm Street 1"), ("city", "Springfield"),
                         ("postcode", "12345")]:
        await agent.do("type_text", element=f"address.{field}", text=words)
    await agent.do("tap", element="address.continue")
    await agent.do("tap", element="delivery.continue")
    await agent.do("tap", element="Cash")
    confirmation = await agent.do("tap", element="payment.continue", describe=True)
    has(confirmation, f"Total ${int(price) + 5}")
    await agent.do("tap", element="confirmation.place")
    return title


@case
async def task_buy_the_cheapest_lamp(agent):
    same(await buy_the_cheapest_lamp(agent), "Desk Lamp")
    has(await agent.do("advance_time", shows="orderPlaced.view", describe=True), "Order 2001")


@case
async def task_write_the_test(agent):
    await buy_the_cheapest_lamp(agent)
    await agent.do("advance_time", shows="orderPlaced.view")
    source = await agent.do("write_test", name="BuyLampTests")
    has(source, "final class BuyLampTests: XCTestCase", "import PageObjects", '{ "Shop" }',
        "XCTAssertTrue(orderPlaced.exists)")
    (OUTPUT / "BuyLampTests.swift").write_text(source)


@case
async def task_find_why_checkout_is_flaky(agent):
    await agent.launch("Shop", "Checkout", arguments=["-sawTour", "YES"])
    for field, words in [("name", "Ann"), ("street", "Elm Street 1"), ("city", "Springfield"),
                         ("postcode", "12345")]:
        await agent.do("type_text", element=f"address.{field}", text=words)
    await agent.do("tap", element="address.continue")
    await agent.do("tap", element="delivery.continue")
    await agent.do("tap", element="Cash")
    await agent.do("tap", element="payment.continue")
    await agent.do("tap", element="confirmation.place")
    # The test sleeps, which is long enough on most days.
    placed = await agent.do("advance_time", seconds=2, describe=True)
    button = re.search(r"Button '[^']*' #(orderPlaced\.\w+)", placed)[1]
    await agent.do("tap", element=button)
    has(await agent.do("search_flow", waits="asDone", latencies="slow-day", runs=200), "FAILS in run")
    cause = await agent.do("explain_failure")
    has(cause, "Cause: network resource loading, test at fault", "loader placeOrder ends")
    assert re.search(rf'> \d+ app\.buttons\["{button}"\]\.tap\(\)', cause), cause
    (OUTPUT / "cause.txt").write_text(cause)
    source = await agent.do("write_test", name="CheckoutTests")
    assert "sleep" not in source, source
    (OUTPUT / "CheckoutTests.swift").write_text(source)


async def main():
    server = StdioServerParameters(command=REHEARSE, args=["serve", "mcp", "--apps", APPS])
    failed = 0
    async with stdio_client(server) as (read, write), ClientSession(read, write) as session:
        start = await session.initialize()
        info = getattr(start, "server_info", None) or start.serverInfo
        same(info.name, "rehearse")
        for function in CASES:
            try:
                await function(Agent(session))
                print("passed", function.__name__)
            except Exception:
                failed += 1
                print("FAILED", function.__name__)
                traceback.print_exc(file=sys.stdout)
    print(f"cases={len(CASES)} failed={failed}")
    return 1 if failed else 0


sys.exit(asyncio.run(main()))
