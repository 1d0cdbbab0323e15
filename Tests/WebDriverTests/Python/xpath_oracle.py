"""Selects elements with libxml2: a line of JSON in, the numbers of the elements out."""
import json
import sys

from lxml import etree

parser = etree.XMLParser(remove_blank_text=True)
for line in sys.stdin:
    case = json.loads(line)
    root = etree.fromstring(case["source"].encode(), parser)
    numbers = {element: number for number, element in enumerate(root.iter())}
    nodes = root.getroottree().xpath(case["path"])
    found = sorted(numbers[node] for node in nodes if node in numbers)
    print(case["seed"], case["path"], found)
